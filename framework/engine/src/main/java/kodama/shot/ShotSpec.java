package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * What the shots of one call have in common. Make it once, fire it often.
 *
 * <p>Immutable, if its events and its pilot are; any thread may use it.
 *
 * <pre>{@code
 * ShotSpec spec = ShotSpec.of(style).hits(Targets.mask(SHIP)).damage(2).build();
 * shots.fire(spec, x, y, angle, speed);
 * }</pre>
 */
public final class ShotSpec {
    /** The life of shots that do not end by themselves. */
    public static final int FOREVER = Integer.MAX_VALUE;

    private final ShotStyle style;
    private final long hits;
    private final double damage;
    private final boolean piercing;
    private final double length;
    private final boolean grazes;
    private final int grazeEvery;
    private final boolean isPart;
    private final @Nullable Object owner;
    private final @Nullable ShotEventListener events;
    private final @Nullable SteeringBehavior pilot;
    private final Motion motion;
    private final @Nullable Bounds field;
    private final double margin;
    private final int delay;
    private final int life;
    /** See {@link ShotTraits}. */
    private final int traits;

    private ShotSpec(Builder builder) {
        style = builder.style;
        hits = builder.hits;
        damage = builder.damage;
        piercing = builder.piercing;
        length = builder.length;
        grazes = builder.grazes;
        grazeEvery = builder.grazeEvery;
        isPart = builder.isPart;
        owner = builder.owner;
        events = builder.events;
        pilot = builder.pilot;
        motion = builder.motion;
        field = builder.field;
        margin = builder.margin;
        delay = builder.delay;
        life = builder.life;
        traits = ownTraits() | hitTraits() | ShotTraits.of(events) | ShotTraits.of(motion);
    }

    private int hitTraits() {
        int graze = !grazes ? ShotTraits.NO_GRAZE : grazeEvery > 0 ? ShotTraits.GRAZES_REPEATEDLY : 0;
        return graze | (length > 0 ? ShotTraits.CAPSULE : 0);
    }

    private int ownTraits() {
        return (piercing ? ShotTraits.PIERCING : 0)
                | (pilot != null ? ShotTraits.STEERED_BY_CODE : 0)
                | (delay > 0 ? ShotTraits.DELAYED : 0)
                | (life < FOREVER ? ShotTraits.LIMITED_LIFE : 0)
                | (isPart ? ShotTraits.PART : 0)
                | (field != null || !Double.isNaN(margin) ? ShotTraits.OWN_BOUNDS : 0);
    }

    /**
     * Begins with a look: shots that hit no one, with a damage of 1, which no one owns and which end with their first
     * hit.
     *
     * @return says what else they have
     */
    public static Builder of(ShotStyle style) {
        return new Builder(style);
    }

    /** Begins with all that these shots have in common, to change some of it: says what others have. */
    public Builder toBuilder() {
        Builder builder = new Builder(style)
                .hits(hits)
                .damage(damage)
                .piercing(piercing)
                .length(length)
                .grazes(grazes)
                .grazeEvery(grazeEvery)
                .part(isPart)
                .owner(owner)
                .listener(events)
                .steering(pilot)
                .motion(motion)
                .field(field)
                .delay(delay)
                .life(life);
        builder.margin = margin;
        return builder;
    }

    /** Says what shots have in common. */
    public static final class Builder {
        private ShotStyle style;
        private long hits;
        private double damage = 1;
        private boolean piercing;
        private double length;
        private boolean grazes = true;
        private int grazeEvery;
        private boolean isPart;
        private @Nullable Object owner;
        private @Nullable ShotEventListener events;
        private @Nullable SteeringBehavior pilot;
        private Motion motion = Motion.STRAIGHT;
        private @Nullable Bounds field;
        private double margin = Double.NaN;
        private int delay;
        private int life = FOREVER;

        private Builder(ShotStyle style) {
            this.style = style;
        }

        /** Says how they look. */
        public Builder style(ShotStyle style) {
            this.style = style;
            return this;
        }

        /**
         * Says whom they hit.
         *
         * @param groups one bit for each group; see {@link kodama.hit.Targets#mask}
         */
        public Builder hits(long groups) {
            this.hits = groups;
            return this;
        }

        /**
         * Says what a hit takes.
         *
         * @param damage told to what is hit
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder damage(double damage) {
            this.damage = Checks.finite("damage", damage);
            return this;
        }

        /**
         * Says whether they fly on after a hit, hitting again in every tick of contact.
         *
         * @param piercing false at first
         */
        public Builder piercing(boolean piercing) {
            this.piercing = piercing;
            return this;
        }

        /**
         * Says how long they are where they hit: capsules that point where they fly.
         *
         * @param length from tip to tip; in virtual pixels, at least 0; round if not more than twice their radius
         * @throws IllegalArgumentException if it is below 0 or no finite number
         */
        public Builder length(double length) {
            this.length = Hitbox.checkedSize("length", length);
            return this;
        }

        /**
         * Says whether those hear of them whom they come near to.
         *
         * @param grazes true at first
         */
        public Builder grazes(boolean grazes) {
            this.grazes = grazes;
            return this;
        }

        /**
         * Says how often a shot counts for one whom it comes near to.
         *
         * @param ticks again after so many; 0, as at first, for once
         * @throws IllegalArgumentException if it is below 0
         */
        public Builder grazeEvery(int ticks) {
            this.grazeEvery = Checks.atLeast("graze_every", ticks, 0);
            return this;
        }

        /**
         * Says whether they are parts of something else, such as heads of lasers: then they are no shots to others,
         * which neither count nor find them, and do not take them away with shots.
         *
         * @param part false at first
         */
        public Builder part(boolean part) {
            this.isPart = part;
            return this;
        }

        /**
         * Says who fires them.
         *
         * @param owner told to those they hit, and kept until the last is gone
         */
        public Builder owner(@Nullable Object owner) {
            this.owner = owner;
            return this;
        }

        /**
         * Says who hears what happens to them.
         *
         * @param events null for no one
         */
        public Builder listener(@Nullable ShotEventListener events) {
            this.events = events;
            return this;
        }

        /**
         * Says who steers them.
         *
         * @param pilot of them all, one after the other; null for none
         */
        public Builder steering(@Nullable SteeringBehavior pilot) {
            this.pilot = pilot;
            return this;
        }

        /**
         * Says how they move, beside flying straight.
         *
         * @param motion straight at first
         */
        public Builder motion(Motion motion) {
            this.motion = motion;
            return this;
        }

        /**
         * Says in which field they live, in place of that of the pool.
         *
         * @param field null for that of the pool
         */
        public Builder field(@Nullable Bounds field) {
            this.field = field;
            return this;
        }

        /**
         * Says how far outside their field they live on, in place of what the pool says.
         *
         * @param margin in virtual pixels, at least 0
         * @throws IllegalArgumentException if it is below 0 or no finite number
         */
        public Builder margin(double margin) {
            this.margin = Hitbox.checkedSize("margin", margin);
            return this;
        }

        /**
         * Says for how long they wait where they are fired; until then they neither move nor hit.
         *
         * @param delay in ticks, from 0 to 1,000,000
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder delay(int delay) {
            this.delay = Checks.between("delay", delay, 0, 1_000_000);
            return this;
        }

        /**
         * Says after how many ticks of flight they end.
         *
         * @param life in ticks, at least 1; {@link #FOREVER} at first
         * @throws IllegalArgumentException if it is below 1
         */
        public Builder life(int life) {
            this.life = Checks.atLeast("life", life, 1);
            return this;
        }

        /** Makes what was said. */
        public ShotSpec build() {
            return new ShotSpec(this);
        }
    }

    /** Returns how the shots look and how large they are, when they are fired: their style. */
    public ShotStyle style() {
        return style;
    }

    /** Returns the groups that they hit: one bit for each group. */
    public long hits() {
        return hits;
    }

    /** Returns what a hit takes, when they are fired: told to what is hit. */
    public double damage() {
        return damage;
    }

    /** Tells whether they fly on after a hit: false if the first hit ends them. */
    public boolean isPiercing() {
        return piercing;
    }

    /** Returns how long they are where they hit, from tip to tip; in virtual pixels, 0 for round ones. */
    public double length() {
        return length;
    }

    /** Tells whether targets that they come near to are told of a graze. */
    public boolean grazes() {
        return grazes;
    }

    /** Returns after how many ticks a shot counts as a graze again, in ticks; 0 if it counts once. */
    public int grazeEvery() {
        return grazeEvery;
    }

    /** Returns who fires them: null if no one is to be known. */
    public @Nullable Object owner() {
        return owner;
    }

    /** Returns who hears what happens to them: null for no one. */
    public @Nullable ShotEventListener listener() {
        return events;
    }

    /** Returns who steers them: null for none. */
    public @Nullable SteeringBehavior steering() {
        return pilot;
    }

    /** Returns how they move: straight unless it was said otherwise. */
    public Motion motion() {
        return motion;
    }

    /** Returns in which field they live: null for that of the pool. */
    public @Nullable Bounds field() {
        return field;
    }

    /** Returns how far outside their field they live on, in virtual pixels; NaN for what the pool says. */
    public double margin() {
        return margin;
    }

    /** Returns for how long they wait where they are fired, in ticks. */
    public int delay() {
        return delay;
    }

    /** Returns after how many ticks of flight they end, in ticks; {@link #FOREVER} if they do not. */
    public int life() {
        return life;
    }

    int traits() {
        return traits;
    }
}
