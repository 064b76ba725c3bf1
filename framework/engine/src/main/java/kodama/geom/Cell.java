package kodama.geom;

/**
 * A cell of a grid.
 *
 * @param x column, from 0 at the left
 * @param y row, from 0 at the top
 */
public record Cell(int x, int y) {}
