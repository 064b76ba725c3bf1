package multitasking;

import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.script.PhaseTask;

/**
 * Base class of everything that flies. Its position and speed are in its work area, as in the document's ST_TASK_WORK
 * structures. The task rebuilds its sprite in each tick in which it runs.
 */
abstract class GbaTask extends PhaseTask {
    // offsets in the work area, in bytes
    private static final int X = 0;
    private static final int Y = 4;
    private static final int VX = 8;
    private static final int VY = 12;

    private static final int TILE = 16;

    private final DrawList sprite = new DrawList();

    /** Returns the horizontal position, in fixed point. */
    final int fixedX() {
        return work().s32(X);
    }

    final int fixedY() {
        return work().s32(Y);
    }

    final void place(int x, int y) {
        work().setS32(X, x);
        work().setS32(Y, y);
    }

    final void setSpeed(int vx, int vy) {
        work().setS32(VX, vx);
        work().setS32(VY, vy);
    }

    /** Adds the speed to the position. */
    final void fly() {
        place(fixedX() + work().s32(VX), fixedY() + work().s32(VY));
    }

    /** Returns the horizontal position, in whole pixels. */
    final int column() {
        return Gba.high(fixedX());
    }

    final int row() {
        return Gba.high(fixedY());
    }

    /** Returns a tile of the image {@code tiles.png}; the first is number 1. */
    final Image tile(int number) {
        return game().image("tiles").part((number - 1) * TILE, 0, TILE, TILE);
    }

    /** Draws the sprite for this tick. */
    final void put(Image tile) {
        pen().sprite(tile, column() - TILE / 2, row() - TILE / 2);
    }

    /** Returns the draw list for the sprite of this tick. */
    final DrawList pen() {
        sprite.clear();
        return sprite;
    }

    @Override
    public final void draw(DrawList list) {
        list.append(sprite);
    }
}
