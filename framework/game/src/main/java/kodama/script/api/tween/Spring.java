package kodama.script.api.tween;

import java.util.List;

/**
 * Pulls fields to their goals like a damped spring: the exact solution of its equation, so that any rate gives the same
 * curve and no stiffness is unstable.
 */
final class Spring extends ValueChange {
    /**
     * The spring.
     *
     * @param period ticks of one swing without damping
     * @param damping 1 for no overshoot, less for swings
     */
    record Shape(double period, double damping) {}

    /** The spring rests when it is this close to its goal, and as slow per tick, relative to the initial distance. */
    private static final double REST = 0.001;

    private static final double FULL_CIRCLE = 2 * Math.PI;

    /** Dampings this close to 1 are computed as 1. */
    private static final double CLOSE = 1e-6;

    private final TweenTarget target;
    private final ChangedField[] fields;
    private final String function;
    private final double frequency;
    private final double damping;

    /** Offsets from the goals, and speeds per tick. */
    private final double[] offset;

    private final double[] speed;

    // The next offset and speed are linear in the present ones; the factors belong to the last length of a tick.
    private double factorsFor = Double.NaN;
    private double offsetByOffset;
    private double offsetBySpeed;
    private double speedByOffset;
    private double speedBySpeed;

    /** @param function name of the function that started it, for messages */
    Spring(String function, TweenTarget target, List<ChangedField> fields, Shape shape) {
        this.function = function;
        this.target = target;
        this.fields = fields.toArray(ChangedField[]::new);
        frequency = FULL_CIRCLE / shape.period;
        damping = shape.damping;
        offset = new double[fields.size()];
        speed = new double[fields.size()];
    }

    @Override
    void begin() {
        for (int i = 0; i < offset.length; i++) {
            fields[i].readStart(function);
            offset[i] = fields[i].start() - fields[i].goal();
            speed[i] = 0;
        }
    }

    @Override
    double advance(double ticks) {
        if (!target.exists()) return ticks;
        if (ticks != factorsFor) setFactors(ticks);
        boolean rests = true;
        for (int i = 0; i < offset.length; i++) rests &= advanceField(i);
        if (!rests) return CONTINUES;
        for (ChangedField field : fields) field.write(field.goal());
        return 0;
    }

    private boolean advanceField(int i) {
        double next = offset[i] * offsetByOffset + speed[i] * offsetBySpeed;
        speed[i] = offset[i] * speedByOffset + speed[i] * speedBySpeed;
        offset[i] = next;
        ChangedField field = fields[i];
        field.write(field.goal() + next);
        double near = REST * Math.abs(field.start() - field.goal());
        return Math.abs(next) <= near && Math.abs(speed[i]) <= near;
    }

    private void setFactors(double ticks) {
        factorsFor = ticks;
        double decay = damping * frequency;
        if (damping < 1 - CLOSE) setSwinging(ticks, decay, frequency * Math.sqrt(1 - damping * damping));
        else if (damping > 1 + CLOSE) setCreeping(ticks, decay, frequency * Math.sqrt(damping * damping - 1));
        else setCritical(ticks);
    }

    private void setSwinging(double ticks, double decay, double swing) {
        double fade = StrictMath.exp(-decay * ticks);
        double cos = fade * StrictMath.cos(swing * ticks);
        double sin = fade * StrictMath.sin(swing * ticks) / swing;
        set(cos + decay * sin, sin, -frequency * frequency * sin, cos - decay * sin);
    }

    private void setCreeping(double ticks, double decay, double spread) {
        double slow = StrictMath.exp((spread - decay) * ticks);
        double fast = StrictMath.exp((-spread - decay) * ticks);
        double cosh = (slow + fast) / 2;
        double sinh = (slow - fast) / (2 * spread);
        set(cosh + decay * sinh, sinh, -frequency * frequency * sinh, cosh - decay * sinh);
    }

    private void setCritical(double ticks) {
        double fade = StrictMath.exp(-frequency * ticks);
        double sin = ticks * fade;
        set(fade + frequency * sin, sin, -frequency * frequency * sin, fade - frequency * sin);
    }

    private void set(double byOffset, double bySpeed, double speedFromOffset, double speedFromSpeed) {
        offsetByOffset = byOffset;
        offsetBySpeed = bySpeed;
        speedByOffset = speedFromOffset;
        speedBySpeed = speedFromSpeed;
    }
}
