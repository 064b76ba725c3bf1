package multitasking;

import kodama.draw.Image;
import kodama.task.Phase;

/** The player's ship, TaskActMyShip in the document. A method for each phase replaces its switch. */
final class Ship extends GbaTask {
    private static final int MARGIN = 12;
    private static final int SPEED = 256; // one pixel per tick
    private static final int RAPID = 7;

    /** Offset of the counter, which follows position and speed in the document's work area. */
    private static final int RAPID_COUNT = 16;

    private Image tile;

    Ship() {
        in(Phase.INIT, this::init);
        in(Phase.MAIN, this::main);
        in(Phase.END, dt -> false); // ends the task, as TaskDel does
    }

    @Override
    protected void start() {
        setName("ship");
        tile = tile(1);
    }

    private boolean init(double dt) {
        place(Gba.fixed(Gba.SCR_XH / 2), Gba.fixed(160 - 32));
        setPhase(Phase.MAIN);
        return true;
    }

    private boolean main(double dt) {
        move();
        fire();
        if (game().pad(1).isPressed("bomb")) tasks().group(Enemy.GROUP).setPhase(Phase.END);
        put(tile);
        return true;
    }

    private void move() {
        setSpeed((int) game().axis("x", 1) * SPEED, (int) game().axis("y", 1) * SPEED);
        fly();
        place(clamp(fixedX(), Gba.SCR_XH), clamp(fixedY(), Gba.SCR_YH));
    }

    private static int clamp(int fixed, int size) {
        return Math.max(Gba.fixed(MARGIN), Math.min(Gba.fixed(size - MARGIN), fixed));
    }

    private void fire() {
        int wait = work().u8(RAPID_COUNT);
        if (wait > 0) {
            work().setU8(RAPID_COUNT, wait - 1);
        } else if (game().pad(1).isDown("fire")) {
            volley();
            work().setU8(RAPID_COUNT, RAPID);
        }
    }

    /** Fires a volley and sets the initial positions of its shots, as TaskSetMyShot does. */
    private void volley() {
        for (int angle : Shot.FAN) spawn(new Shot()).launch(fixedX(), fixedY(), angle);
    }
}
