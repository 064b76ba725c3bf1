package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * The properties that shots share. Create a spec once and fire it often.
 *
 * <p>Immutable, if its listener and its steering behavior are; any thread may use it.
 *
 * <pre>{@code
 * ShotSpec spec = ShotSpec.of(style).hits(Targets.mask(SHIP)).damage(2).build();
 * shots.fire(spec, x, y, angle, speed);
 * }</pre>
 */
public final class ShotSpec {
    /** The life of shots that do not expire. */
    public static final int FOREVER = Integer.MAX_VALUE;

    private final ShotStyle style;
    private final long hits;
    private final double damage;
    private final boolean piercing;
    private final boolean harmless;
    private final double length;
    private final boolean grazes;
    private final int grazeEvery;
    private final boolean isPart;
    private final @Nullable Object owner;
    private final @Nullable ShotEventListener listener;
    private final @Nullable SteeringBehavior behavior;
    private final Motion motion;
    private final @Nullable Bounds field;
    private final double margin;
    private final @Nullable Walls walls;
    private final int delay;
    private final int life;
    /** See {@link ShotTraits}. */
    private final int traits;

    private ShotSpec(Builder builder) {
        style = builder.style;
        hits = builder.hits;
        damage = builder.damage;
        piercing = builder.piercing;
        harmless = builder.harmless;
        length = builder.length;
        grazes = builder.grazes;
        grazeEvery = builder.grazeEvery;
        isPart = builder.isPart;
        owner = builder.owner;
        listener = builder.listener;
        behavior = builder.behavior;
        motion = builder.motion;
        field = builder.field;
        margin = builder.margin;
        walls = builder.walls;
        delay = builder.delay;
        life = builder.life;
        traits = ownTraits() | hitTraits() | ShotTraits.of(listener) | ShotTraits.of(motion);
    }

    private int hitTraits() {
        int graze = !grazes ? ShotTraits.NO_GRAZE : grazeEvery > 0 ? ShotTraits.GRAZES_REPEATEDLY : 0;
        return graze | (length > 0 ? ShotTraits.CAPSULE : 0);
    }

    private int ownTraits() {
        return (piercing ? ShotTraits.PIERCING : 0)
                | (harmless ? ShotTraits.HARMLESS : 0)
                | (behavior != null ? ShotTraits.STEERED_BY_CODE : 0)
                | (delay > 0 ? ShotTraits.DELAYED : 0)
                | (life < FOREVER ? ShotTraits.LIMITED_LIFE : 0)
                | (isPart ? ShotTraits.PART : 0)
                | (walls != null ? ShotTraits.WALLED : 0)
                | (field != null || !Double.isNaN(margin) ? ShotTraits.OWN_BOUNDS : 0);
    }

    /**
     * Starts a builder. By default the shots hit no groups, have a damage of 1 and no owner, and end with their first
     * hit.
     */
    public static Builder of(ShotStyle style) {
        return new Builder(style);
    }

    /** Returns a builder with the values of this spec. */
    public Builder toBuilder() {
        Builder builder = new Builder(style)
                .hits(hits)
                .damage(damage)
                .piercing(piercing)
                .harmless(harmless)
                .length(length)
                .grazes(grazes)
                .grazeEvery(grazeEvery)
                .part(isPart)
                .owner(owner)
                .listener(listener)
                .steering(behavior)
                .motion(motion)
                .field(field)
                .walls(walls)
                .delay(delay)
                .life(life);
        builder.margin = margin;
        return builder;
    }

    /** Builds a spec. */
    public static final class Builder {
        private ShotStyle style;
        private long hits;
        private double damage = 1;
        private boolean piercing;
        private boolean harmless;
        private double length;
        private boolean grazes = true;
        private int grazeEvery;
        private boolean isPart;
        private @Nullable Object owner;
        private @Nullable ShotEventListener listener;
        private @Nullable SteeringBehavior behavior;
        private Motion motion = Motion.STRAIGHT;
        private @Nullable Bounds field;
        private double margin = Double.NaN;
        private @Nullable Walls walls;
        private int delay;
        private int life = FOREVER;

        private Builder(ShotStyle style) {
            this.style = style;
        }

        /** Sets the style: look and radius. */
        public Builder style(ShotStyle style) {
            this.style = style;
            return this;
        }

        /**
         * Sets the groups that the shots hit.
         *
         * @param groups one bit for each group; see {@link kodama.hit.Targets#mask}
         */
        public Builder hits(long groups) {
            this.hits = groups;
            return this;
        }

        /**
         * Sets the damage of a hit.
         *
         * @param damage passed to the target; default 1
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder damage(double damage) {
            this.damage = Checks.finite("damage", damage);
            return this;
        }

        /**
         * Sets whether the shots fly on after a hit. They then hit again in every tick of contact.
         *
         * @param piercing default false
         */
        public Builder piercing(boolean piercing) {
            this.piercing = piercing;
            return this;
        }

        /**
         * Sets whether the shots are fired harmless: they hit and graze nothing.
         *
         * @param harmless default false
         */
        public Builder harmless(boolean harmless) {
            this.harmless = harmless;
            return this;
        }

        /**
         * Sets the length of the collision shape, a capsule that points in the direction of flight.
         *
         * @param length from tip to tip; in virtual pixels, at least 0. A circle if it is at most twice the radius
         * @throws IllegalArgumentException if it is below 0 or not finite
         */
        public Builder length(double length) {
            this.length = Hitbox.checkedSize("length", length);
            return this;
        }

        /**
         * Sets whether targets are notified when the shots graze them.
         *
         * @param grazes default true
         */
        public Builder grazes(boolean grazes) {
            this.grazes = grazes;
            return this;
        }

        /**
         * Sets the interval at which a shot near a target counts as a graze again.
         *
         * @param ticks in ticks; 0, the default, counts once
         * @throws IllegalArgumentException if it is below 0
         */
        public Builder grazeEvery(int ticks) {
            this.grazeEvery = Checks.atLeast("graze_every", ticks, 0);
            return this;
        }

        /**
         * Sets whether the shots are parts of something else, such as heads of lasers. They are then not counted,
         * selected, canceled or cleared as shots.
         *
         * @param part default false
         */
        public Builder part(boolean part) {
            this.isPart = part;
            return this;
        }

        /**
         * Sets the owner.
         *
         * @param owner passed to the targets; kept until the last of the shots has ended
         */
        public Builder owner(@Nullable Object owner) {
            this.owner = owner;
            return this;
        }

        /**
         * Sets the listener for events of the shots.
         *
         * @param listener the listener, or null for none
         */
        public Builder listener(@Nullable ShotEventListener listener) {
            this.listener = listener;
            return this;
        }

        /**
         * Sets the behavior that steers the shots.
         *
         * @param behavior called for each of the shots, or null for none
         */
        public Builder steering(@Nullable SteeringBehavior behavior) {
            this.behavior = behavior;
            return this;
        }

        /**
         * Sets the motion.
         *
         * @param motion default {@link Motion#STRAIGHT}
         */
        public Builder motion(Motion motion) {
            this.motion = motion;
            return this;
        }

        /**
         * Sets the field, which overrides that of the pool.
         *
         * @param field the field, or null for that of the pool
         */
        public Builder field(@Nullable Bounds field) {
            this.field = field;
            return this;
        }

        /**
         * Sets the margin outside the field, which overrides that of the pool. Beyond it a shot ends.
         *
         * @param margin in virtual pixels, at least 0
         * @throws IllegalArgumentException if it is below 0 or not finite
         */
        public Builder margin(double margin) {
            this.margin = Hitbox.checkedSize("margin", margin);
            return this;
        }

        /**
         * Sets the walls that the shots meet.
         *
         * @param walls the walls, or null for none
         */
        public Builder walls(@Nullable Walls walls) {
            this.walls = walls;
            return this;
        }

        /**
         * Sets the delay. Until it is over, a shot neither moves nor hits.
         *
         * @param delay in ticks, 0 to 1,000,000; default 0
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder delay(int delay) {
            this.delay = Checks.between("delay", delay, 0, 1_000_000);
            return this;
        }

        /**
         * Sets the life, after which a shot ends.
         *
         * @param life in ticks of flight, at least 1; default {@link #FOREVER}
         * @throws IllegalArgumentException if it is below 1
         */
        public Builder life(int life) {
            this.life = Checks.atLeast("life", life, 1);
            return this;
        }

        /** Builds the spec. */
        public ShotSpec build() {
            return new ShotSpec(this);
        }
    }

    /** Returns the style that the shots are fired with. */
    public ShotStyle style() {
        return style;
    }

    /** Returns the groups that the shots hit, one bit each. */
    public long hits() {
        return hits;
    }

    /** Returns the damage that the shots are fired with. */
    public double damage() {
        return damage;
    }

    /** Returns whether the shots are fired harmless. */
    public boolean isHarmless() {
        return harmless;
    }

    /** Returns whether the shots fly on after a hit. */
    public boolean isPiercing() {
        return piercing;
    }

    /** Returns the length of the collision shape from tip to tip, in virtual pixels; 0 for a circle. */
    public double length() {
        return length;
    }

    /** Returns whether targets are notified of grazes. */
    public boolean grazes() {
        return grazes;
    }

    /** Returns the interval at which a shot counts as a graze again, in ticks; 0 if it counts once. */
    public int grazeEvery() {
        return grazeEvery;
    }

    /** Returns the owner, or null for none. */
    public @Nullable Object owner() {
        return owner;
    }

    /** Returns the listener, or null for none. */
    public @Nullable ShotEventListener listener() {
        return listener;
    }

    /** Returns the steering behavior, or null for none. */
    public @Nullable SteeringBehavior steering() {
        return behavior;
    }

    /** Returns the motion. */
    public Motion motion() {
        return motion;
    }

    /** Returns the field, or null for that of the pool. */
    public @Nullable Bounds field() {
        return field;
    }

    /** Returns the margin outside the field, in virtual pixels; NaN for that of the pool. */
    public double margin() {
        return margin;
    }

    /** Returns the walls, or null for none. */
    public @Nullable Walls walls() {
        return walls;
    }

    /** Returns the delay, in ticks. */
    public int delay() {
        return delay;
    }

    /** Returns the life, in ticks; {@link #FOREVER} for no end. */
    public int life() {
        return life;
    }

    int traits() {
        return traits;
    }
}
