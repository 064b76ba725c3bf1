package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.script.api.tween.TickTimer;

/** Keeps an offset from a leader, or from where the leader was some ticks ago. */
final class FormationMovement extends Movement {
    static final int MAX_DELAY = 600;

    private final MoveTarget leader;
    private final Slot slot;
    private final TickTimer timer;
    private final TickTimer arrival;
    private final double firstX;
    private final double firstY;

    /** Ring buffer of the leader's last {@code delay + 1} states: x, y and rotation of each. */
    private final double[] trail;

    private int at;

    /**
     * A place in the formation.
     *
     * @param x offset to the right of the leader, in pixels
     * @param y offset below the leader, in pixels
     * @param turns whether the offset turns with the leader's rotation
     * @param delay ticks behind the leader, 0 to 600
     */
    record Slot(double x, double y, boolean turns, int delay) {}

    /**
     * @param ticks duration; infinite for as long as the leader exists
     * @param within ticks until the place is reached; 0 for at once
     */
    FormationMovement(Mover mover, MoveTarget leader, Slot slot, double ticks, double within) {
        super(mover);
        this.leader = leader;
        this.slot = slot;
        timer = new TickTimer(ticks);
        arrival = new TickTimer(within);
        firstX = x();
        firstY = y();
        trail = new double[3 * (slot.delay + 1)];
        for (int i = 0; i <= slot.delay; i++) store(i);
    }

    private void store(int index) {
        trail[3 * index] = leader.x();
        trail[3 * index + 1] = leader.y();
        trail[3 * index + 2] = leader.rotation();
    }

    @Override
    boolean advance(double timeScale) {
        if (!leader.isAlive()) return false;
        timer.advance(timeScale);
        arrival.advance(timeScale);
        store(at);
        at = (at + 1) % (slot.delay + 1); // the oldest
        takePlace(trail[3 * at], trail[3 * at + 1], slot.turns ? trail[3 * at + 2] : 0);
        return !timer.isOver();
    }

    private void takePlace(double leaderX, double leaderY, double rotation) {
        double right = Aim.stepX(rotation);
        double down = Aim.stepY(rotation);
        double x = leaderX + slot.x * right - slot.y * down;
        double y = leaderY + slot.x * down + slot.y * right;
        if (arrival.isOver()) place(x, y);
        else place(firstX + (x - firstX) * arrival.progress(), firstY + (y - firstY) * arrival.progress());
    }
}
