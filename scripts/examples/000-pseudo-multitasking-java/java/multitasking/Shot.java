package multitasking;

import kodama.draw.Image;
import kodama.task.Phase;

/** One of the five shots of a volley. */
final class Shot extends GbaTask {
    /** The directions of a volley: up, and six and twelve steps to each side. */
    static final int[] FAN = {192, 192 + 6, 192 - 6, 192 + 12, 192 - 12};

    private static final int SPEED = 1024; // four pixels per tick
    private static final int REACH = 10;

    private Image tile;

    Shot() {
        in(Phase.INIT, this::init);
        in(Phase.MAIN, this::main);
        in(Phase.END, dt -> false);
    }

    @Override
    protected void start() {
        setGroup("shot");
        tile = tile(2);
    }

    /** Sets position and direction. If the pool is full, this shot is a dummy and never flies. */
    void launch(int x, int y, int angle) {
        if (!isAlive()) return;
        place(x, y);
        setSpeed(Gba.vx(angle, SPEED), Gba.vy(angle, SPEED));
    }

    private boolean init(double dt) {
        setPhase(Phase.MAIN);
        return true;
    }

    private boolean main(double dt) {
        fly();
        if (hits() || hasLeft()) setPhase(Phase.END);
        put(tile);
        return true;
    }

    private boolean hasLeft() {
        return column() < -8 || column() > Gba.SCR_XH + 8 || row() < -8;
    }

    /** Starts the last phase of an enemy near this shot; returns whether there was one. */
    private boolean hits() {
        var enemies = tasks().group(Enemy.GROUP);
        for (int i = 0; i < enemies.count(); i++) {
            if (!(enemies.nth(i) instanceof Enemy enemy && enemy.isWithin(column(), row(), REACH))) continue;
            enemy.setPhase(Phase.END);
            return true;
        }
        return false;
    }
}
