package kodama.shot.pattern;

import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * What is done to the places of a shape besides: where its middle is, what its directions count from, and which numbers
 * grow from one to the next. Immutable; its makers return another.
 */
public final class Placement {
    /** As the shape has it. */
    public static final Placement PLAIN = new Placement(AngleReference.RELATIVE, new Series[Number.values().length]);

    private static final int FIRST_CHANCE = 1;

    /** Its numbers; what is not given is 0, or in the case of the speed that of the level around it. */
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

    /** Lets directions count from something else: the same placement otherwise. */
    public Placement withReference(AngleReference from) {
        return new Placement(from, numbers);
    }

    /**
     * Moves the places, whatever the direction.
     *
     * @param x to the right; in virtual pixels
     * @param y down; in virtual pixels
     * @return the same placement otherwise
     */
    public Placement withOffset(Series x, Series y) {
        return with(Number.X, x).with(Number.Y, y);
    }

    /**
     * Turns the shape, or with a series that is not constant one place after the other.
     *
     * @param degrees clockwise on screen
     * @return the same placement otherwise
     */
    public Placement withRotation(Series degrees) {
        return with(Number.ANGLE, degrees);
    }

    /**
     * Gives a speed.
     *
     * @param speed in virtual pixels a tick
     * @return the same placement otherwise
     */
    public Placement withSpeed(Series speed) {
        return with(Number.SPEED, speed);
    }

    /**
     * Lets places lie in front of the middle, each in its own direction: those of a ring on a circle.
     *
     * @param distance in virtual pixels
     * @return the same placement otherwise
     */
    public Placement withDistance(Series distance) {
        return with(Number.DISTANCE, distance);
    }

    /**
     * Lets shots wait where they begin.
     *
     * @param ticks how long; in ticks, at least 0, rounded when all levels have been added up
     * @return the same placement otherwise
     * @throws IllegalArgumentException if some of them are below 0
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

    /** Leads a spot from the middle of a shape to one of its places. */
    void place(PatternShape shape, int i, long key, FireContext muzzle, SpawnPoint spot) {
        int n = shape.n();
        spot.key = HashRandom.key(key, i);
        spot.x += number(Number.X, i, n, spot, 0);
        spot.y += number(Number.Y, i, n, spot, 0);
        spot.angle = base(muzzle, spot) + number(Number.ANGLE, i, n, spot, 0);
        spot.speed = number(Number.SPEED, i, n, spot, spot.speed);
        shape.place(i, key, spot);
        spot.moveForward(spot.distanceFactor * number(Number.DISTANCE, i, n, spot, 0));
        spot.delay += number(Number.DELAY, i, n, spot, 0);
    }

    private double number(Number number, int i, int n, SpawnPoint spot, double otherwise) {
        Series series = numbers[number.ordinal()];
        return series == null ? otherwise : series.at(i, n, spot.key + FIRST_CHANCE + number.ordinal());
    }

    private double base(FireContext muzzle, SpawnPoint spot) {
        return switch (direction) {
            case RELATIVE -> spot.angle;
            case ABSOLUTE -> 0;
            case AIMED -> Aim.angle(spot.x, spot.y, muzzle.aimX(), muzzle.aimY());
            case OUTWARD -> spot.x == 0 && spot.y == 0 ? spot.angle : Aim.angle(0, 0, spot.x, spot.y);
        };
    }
}
