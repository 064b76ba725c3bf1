package kodama.shot;

/** A number of shots on its way to another, evenly and for some ticks. */
final class Easing {
    private final Column to;
    /** How many ticks are left; 0 if it stays. */
    private final Column ticks;

    Easing(ShotData data) {
        to = data.column();
        ticks = data.column();
    }

    void start(int shot, double goal, int over) {
        to.set(shot, goal);
        ticks.set(shot, over);
    }

    void stop(int shot) {
        ticks.set(shot, 0);
    }

    boolean isOn(int shot) {
        return ticks.get(shot) > 0;
    }

    /** Goes on from a number by a tick; the last one ends exactly at the goal. */
    double next(int shot, double from) {
        double left = ticks.get(shot);
        ticks.set(shot, left - 1);
        return left <= 1 ? to.get(shot) : from + (to.get(shot) - from) / left;
    }
}
