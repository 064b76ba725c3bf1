package kodama.draw;

/** Draws a list on a canvas. */
@FunctionalInterface
interface CanvasPainter {
    void draw(DrawList list, Canvas canvas);
}
