package kodama.shot.pattern;

import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * The placement of a level of a pattern, in addition to its shape: the offset of its center, the reference of its
 * angles, and numbers that vary from place to place. Immutable.
 */
public final class Placement {
    /** The unchanged shape, relative to the enclosing level. */
    public static final Placement PLAIN = new Placement(AngleReference.RELATIVE, new Series[Number.values().length]);

    private static final int FIRST_CHANCE = 1;

    /** The numbers. The default is 0, or for the speed that of the enclosing level. */
    private enum Number {
        X,
        Y,
        ANGLE,
        SPEED,
        DISTANCE,
        DELAY
    }

    private final AngleReference direction;
    private final @Nullable Series[] numbers;

    private Placement(AngleReference direction, @Nullable Series[] numbers) {
        this.direction = direction;
        this.numbers = numbers;
    }

    /** Returns a copy with another reference for its angles. */
    public Placement withReference(AngleReference from) {
        return new Placement(from, numbers);
    }

    /**
     * Returns a copy with an offset, independent of the direction.
     *
     * @param x to the right; in virtual pixels
     * @param y down; in virtual pixels
     */
    public Placement withOffset(Series x, Series y) {
        return with(Number.X, x).with(Number.Y, y);
    }

    /**
     * Returns a copy with a rotation. A series that is not constant rotates each place differently.
     *
     * @param degrees clockwise on screen
     */
    public Placement withRotation(Series degrees) {
        return with(Number.ANGLE, degrees);
    }

    /**
     * Returns a copy with a speed.
     *
     * @param speed in virtual pixels per tick
     */
    public Placement withSpeed(Series speed) {
        return with(Number.SPEED, speed);
    }

    /**
     * Returns a copy in which the places are in front of the center, each in its own direction: those of a ring on a
     * circle.
     *
     * @param distance in virtual pixels
     */
    public Placement withDistance(Series distance) {
        return with(Number.DISTANCE, distance);
    }

    /**
     * Returns a copy in which the shots have a delay.
     *
     * @param ticks in ticks, at least 0; the sum over all levels is rounded
     * @throws IllegalArgumentException if a value can be below 0
     */
    public Placement withDelay(Series ticks) {
        if (ticks.least() < 0) throw new IllegalArgumentException("delay must be at least 0 but was " + ticks.least());
        return with(Number.DELAY, ticks);
    }

    private Placement with(Number number, Series series) {
        @Nullable Series[] changed = numbers.clone();
        changed[number.ordinal()] = series;
        return new Placement(direction, changed);
    }

    boolean isAimed() {
        return direction == AngleReference.AIMED;
    }

    boolean isRandom() {
        for (Series each : numbers) if (each instanceof Series.RandomRange) return true;
        return false;
    }

    /** Moves a point from the center of a shape to one of its places. */
    void place(PatternShape shape, int i, long key, FireContext context, SpawnPoint point) {
        int n = shape.n();
        point.key = HashRandom.key(key, i);
        point.x += number(Number.X, i, n, point, 0);
        point.y += number(Number.Y, i, n, point, 0);
        point.angle = base(context, point) + number(Number.ANGLE, i, n, point, 0);
        point.speed = number(Number.SPEED, i, n, point, point.speed);
        shape.place(i, key, point);
        point.moveForward(point.distanceFactor * number(Number.DISTANCE, i, n, point, 0));
        point.delay += number(Number.DELAY, i, n, point, 0);
    }

    private double number(Number number, int i, int n, SpawnPoint point, double defaultValue) {
        Series series = numbers[number.ordinal()];
        return series == null ? defaultValue : series.at(i, n, point.key + FIRST_CHANCE + number.ordinal());
    }

    private double base(FireContext context, SpawnPoint point) {
        return switch (direction) {
            case RELATIVE -> point.angle;
            case ABSOLUTE -> 0;
            case AIMED -> Aim.angle(point.x, point.y, context.aimX(), context.aimY());
            case OUTWARD -> point.x == 0 && point.y == 0 ? point.angle : Aim.angle(0, 0, point.x, point.y);
        };
    }
}
