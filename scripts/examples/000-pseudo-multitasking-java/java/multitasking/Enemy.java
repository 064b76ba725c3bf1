package multitasking;

import kodama.draw.Image;
import kodama.task.Phase;

/** Two kinds of enemies with different phases. */
final class Enemy extends GbaTask {
    static final String GROUP = "enemy";

    private static final int DIVE = 40;
    private static final int SPARKS = 16;

    private final int firstColumn;
    private final int number;
    private Image tile;
    private int angle;
    private int dive;

    /** A ball, which sinks and sways. */
    static Enemy ball(int column) {
        Enemy ball = new Enemy(column, 3);
        ball.in(Phase.MAIN, ball::sway);
        return ball;
    }

    /** A crab, which flies in slowly and then dives. The game's own phases start at MAIN + 1. */
    static Enemy crab(int column) {
        Enemy crab = new Enemy(column, 4);
        crab.in(Phase.MAIN, crab::approach);
        crab.in(Phase.MAIN + 1, crab::dive);
        return crab;
    }

    private Enemy(int column, int tile) {
        firstColumn = column;
        number = tile;
        in(Phase.INIT, this::init);
        in(Phase.END, this::end);
    }

    @Override
    protected void start() {
        setGroup(GROUP);
        tile = tile(number);
        place(Gba.fixed(firstColumn), Gba.fixed(-8));
    }

    private boolean init(double dt) {
        dive = 32;
        setPhase(Phase.MAIN);
        return true;
    }

    private boolean sway(double dt) {
        angle = (angle + 3) % 256;
        return fly(Gba.vx(angle, 320), 160);
    }

    private boolean approach(double dt) {
        if (row() >= DIVE) setPhase(Phase.MAIN + 1);
        return fly(0, 128);
    }

    private boolean dive(double dt) {
        dive += 8;
        return fly(0, dive);
    }

    private boolean fly(int vx, int vy) {
        setSpeed(vx, vy);
        fly();
        if (row() > Gba.SCR_YH + 8) return false;
        put(tile);
        return true;
    }

    boolean isWithin(int column, int row, int reach) {
        return Math.abs(column() - column) < reach && Math.abs(row() - row) < reach;
    }

    /** The last phase: the enemy was shot down or hit by the bomb. */
    private boolean end(double dt) {
        for (int i = 1; i <= SPARKS; i++)
            spawn(new Spark()).launch(fixedX(), fixedY(), i * 256.0 / SPARKS, 128 + i % 2 * 192);
        return false;
    }
}
