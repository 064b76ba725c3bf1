package kodama.shot.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Collects the shots of a pattern. */
final class FiredShots implements ShotSink {
    record Shot(double x, double y, double angle, double speed, int delay, int look) {}

    final List<Shot> shots = new ArrayList<>();

    static FiredShots of(Pattern pattern) {
        return of(pattern, FireContext.withoutTarget(0, 1));
    }

    static FiredShots of(Pattern pattern, FireContext context) {
        FiredShots fired = new FiredShots();
        pattern.fire(context, fired);
        return fired;
    }

    static FiredShots at(int tick, Pattern pattern) {
        FiredShots fired = new FiredShots();
        pattern.fire(FireContext.withoutTarget(0, 1), tick, fired);
        return fired;
    }

    @Override
    public void fire(double x, double y, double angle, double speed, int delay, int look) {
        shots.add(new Shot(x, y, angle, speed, delay, look));
    }

    List<Double> angles() {
        return shots.stream().map(Shot::angle).toList();
    }

    List<Double> speeds() {
        return shots.stream().map(Shot::speed).toList();
    }

    List<Integer> delays() {
        return shots.stream().map(Shot::delay).toList();
    }

    List<Integer> looks() {
        return shots.stream().map(Shot::look).toList();
    }

    /** Returns the positions, to a thousandth of a pixel. */
    List<String> places() {
        return shots.stream().map(shot -> told(shot.x) + " " + told(shot.y)).toList();
    }

    /** Returns the positions after a tick of shots that all start in the center: the shape of an outline. */
    List<String> ways() {
        return shots.stream().map(FiredShots::way).toList();
    }

    private static String way(Shot shot) {
        return told(kodama.geom.Aim.stepX(shot.angle) * shot.speed) + " "
                + told(kodama.geom.Aim.stepY(shot.angle) * shot.speed);
    }

    private static String told(double number) {
        double rounded = Math.rint(number * 1000) / 1000 + 0.0;
        return rounded == Math.rint(rounded)
                ? String.valueOf((long) rounded)
                : String.format(Locale.ROOT, "%s", rounded);
    }
}
