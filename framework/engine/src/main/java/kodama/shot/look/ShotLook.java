package kodama.shot.look;

import java.util.List;
import kodama.base.Checks;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * How a shot looks: its pictures, the light around it, its layer, and what is seen before it goes off and when it ends.
 *
 * <p>The middle of the picture stands at the shot's place. Pictures are painted pointing right; those that turn or spin
 * and are up to 32 pixels large are shown in the nearest of 64 directions, each rotated when it is first seen, and
 * larger ones exactly.
 *
 * <p>Immutable; any thread may use it.
 *
 * <pre>{@code
 * ShotLook look = ShotLook.of(ShotShape.STAR, ShotColor.RED).scale(2).layer(-1).build();
 * ShotStyle style = ShotStyle.of(look, 9);
 * }</pre>
 */
public final class ShotLook {
    /** The layer at the back. */
    public static final int BACK = -2;

    /** The layer at the front. */
    public static final int FRONT = 2;

    /** How many layers there are. */
    public static final int LAYERS = FRONT - BACK + 1;

    /**
     * How many passes are made over shots, if there are such shots: for each layer one of those that cover what is
     * below them, and then one of those with another {@link BlendMode}.
     */
    public static final int PASSES = 2 * LAYERS;

    /** How far stars and the like turn in a tick; in degrees. */
    public static final double DEFAULT_SPIN = 4;

    /** White: to multiply by it changes nothing. */
    private static final int UNTINTED = 0xFFFFFF;

    private final RotatedFrames poses;
    private final GlowImages lights;
    private final boolean turns;
    private final double spin;
    /** Whether the pictures have to be turned when they are drawn. */
    private final boolean warped;

    private final BlendMode blend;
    private final int layer;
    private final boolean glows;
    private final EndEffect ending;
    /** If it is all that is ever drawn; else null. */
    private final @Nullable Image only;

    private ShotLook(Builder builder) {
        List<Artwork> frames = builder.mixed();
        boolean moves = builder.turns || builder.spin != 0;
        poses = new RotatedFrames(frames, builder.ticks, builder.scale, moves);
        lights = new GlowImages(frames.get(0), builder.scale, builder.glow, builder.flash);
        turns = builder.turns;
        spin = builder.spin;
        warped = moves && !poses.arePrerotated();
        blend = builder.blend;
        layer = builder.layer;
        glows = builder.glow > 0;
        ending = builder.ending;
        only = moves || frames.size() > 1 || blend != BlendMode.NORMAL ? null : poses.at(0, 0);
    }

    /**
     * Begins with a picture, or with the frames of an animation: upright, as it is, in the middle layer, with the usual
     * flash and no ending.
     *
     * @param frames what is shown; at least one
     * @return says what else it has
     * @throws IllegalArgumentException if there is none
     */
    public static Builder of(List<Artwork> frames) {
        return new Builder(frames);
    }

    /**
     * Begins with a shape of the built-in ones: turning or spinning as it does, in its layer, bursting when it ends.
     *
     * @return says what else it has
     */
    public static Builder of(ShotShape shape, ShotColor color) {
        return of(List.of(shape.artwork(color)))
                .turns(shape.orientation() == ShotShape.Orientation.TURNS)
                .spin(shape.orientation() == ShotShape.Orientation.SPINS ? DEFAULT_SPIN : 0)
                .layer(shape.layer())
                .endEffect(EndEffect.BURST);
    }

    /** Says how a shot looks. */
    public static final class Builder {
        private static final double LARGEST = 16;

        private final List<Artwork> frames;
        private int ticks = 6;
        private boolean turns;
        private double spin;
        private double scale = 1;
        private int tint = UNTINTED;
        private double alpha = 1;
        private BlendMode blend = BlendMode.NORMAL;
        private int layer;
        private double glow;
        private SpawnFlash flash = SpawnFlash.SHRINK;
        private EndEffect ending = EndEffect.NONE;

        private Builder(List<Artwork> frames) {
            Checks.atLeast("number of frames", frames.size(), 1);
            this.frames = List.copyOf(frames);
        }

        /**
         * Says how long each frame of its animation is shown.
         *
         * @param ticks at least 1; 6 at first
         * @throws IllegalArgumentException if it is below 1
         */
        public Builder ticks(int ticks) {
            this.ticks = Checks.atLeast("ticks", ticks, 1);
            return this;
        }

        /**
         * Says whether it is turned to where it flies.
         *
         * @param turns false at first
         */
        public Builder turns(boolean turns) {
            this.turns = turns;
            return this;
        }

        /**
         * Says how it goes round, whatever its direction.
         *
         * @param spin in degrees a tick, clockwise; 0 at first
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder spin(double spin) {
            this.spin = Checks.finite("spin", spin);
            return this;
        }

        /**
         * Says how large it is drawn.
         *
         * @param scale how many times as large; above 0, at most 16; 1 at first
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder scale(double scale) {
            if (!(scale > 0 && scale <= LARGEST))
                throw new IllegalArgumentException("scale must be above 0 and at most 16 but was " + scale);
            this.scale = scale;
            return this;
        }

        /**
         * Says what its colors are multiplied by.
         *
         * @param tint {@code 0xRRGGBB}; white, which changes nothing, at first
         */
        public Builder tint(int tint) {
            this.tint = tint;
            return this;
        }

        /**
         * Says how much it covers.
         *
         * @param alpha 0 to 1, which it is at first
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder alpha(double alpha) {
            if (!(alpha >= 0 && alpha <= 1))
                throw new IllegalArgumentException("alpha must be from 0 to 1 but was " + alpha);
            this.alpha = alpha;
            return this;
        }

        /**
         * Says how its colors are put on those below.
         *
         * @param blend {@link BlendMode#NORMAL} at first
         */
        public Builder blend(BlendMode blend) {
            this.blend = blend;
            return this;
        }

        /**
         * Says in which layer it is drawn.
         *
         * @param layer from {@link #BACK} to {@link #FRONT}; 0 at first
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder layer(int layer) {
            this.layer = Checks.between("layer", layer, BACK, FRONT);
            return this;
        }

        /**
         * Says how brightly it lights up what is around it.
         *
         * @param glow 0 to 1; 0 at first
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder glow(double glow) {
            if (!(glow >= 0 && glow <= 1))
                throw new IllegalArgumentException("glow must be from 0 to 1 but was " + glow);
            this.glow = glow;
            return this;
        }

        /**
         * Says what is seen before it goes off.
         *
         * @param flash a cloud that shrinks, at first
         */
        public Builder flash(SpawnFlash flash) {
            this.flash = flash;
            return this;
        }

        /**
         * Says what is seen when it ends.
         *
         * @param ending nothing at first, but for built-in shapes
         */
        public Builder endEffect(EndEffect ending) {
            this.ending = ending;
            return this;
        }

        private List<Artwork> mixed() {
            if (tint == UNTINTED && alpha == 1) return frames;
            return frames.stream().map(frame -> frame.tinted(tint, alpha)).toList();
        }

        /** Makes what was said. */
        public ShotLook build() {
            return new ShotLook(this);
        }
    }

    /** Returns its picture: the first frame, pointing right if it turns. */
    public Image image() {
        return poses.at(0, 0);
    }

    /** Returns where it is drawn, from {@link #BACK} to {@link #FRONT}. */
    public int layer() {
        return layer;
    }

    /** Tells whether the picture turns with the direction of flight: false if that makes no difference. */
    public boolean turns() {
        return turns;
    }

    /** Tells whether its colors cover those below: false for light. */
    public boolean coversBackground() {
        return blend == BlendMode.NORMAL;
    }

    /** Returns in which of the passes over all shots it is drawn, from 0 to one less than {@link #PASSES}. */
    public int pass() {
        return 2 * (layer - BACK) + (coversBackground() ? 0 : 1);
    }

    /** Tells whether it lights up what is around it: true if {@link #drawGlow} draws something. */
    public boolean glows() {
        return glows;
    }

    /** Returns what is seen when it ends: one of three. */
    public EndEffect endEffect() {
        return ending;
    }

    /**
     * Draws it.
     *
     * @param x its middle
     * @param y its middle
     * @param angle where it flies; in degrees
     * @param age for how long; in ticks, below 0 if it has yet to go off
     */
    public void draw(DrawList list, double x, double y, double angle, int age) {
        if (age < 0) lights.drawFlash(list, x, y, -age);
        else if (only != null) list.spriteCentered(only, x, y);
        else drawPose(list, x, y, seen(angle, age), age, 1);
    }

    /** In which direction it is shown; in degrees. */
    private double seen(double angle, int age) {
        return (turns ? angle : 0) + spin * age;
    }

    private void drawPose(DrawList list, double x, double y, double angle, int age, double alpha) {
        Image image = poses.at(angle, age);
        boolean plain = !warped && alpha == 1;
        if (plain) list.spriteCentered(image, x, y, blend);
        else list.spriteCentered(image, x, y, 1, 1, warped ? angle : 0, 0, blend, UNTINTED, alpha);
    }

    /**
     * Draws the light around it.
     *
     * @param x its middle
     * @param y its middle
     * @param age for how long it flies; in ticks, below 0 if it has yet to go off
     */
    public void drawGlow(DrawList list, double x, double y, int age) {
        if (age >= 0) lights.drawGlow(list, x, y);
    }

    /** Draws what is seen so many ticks after its end. */
    void drawEndEffect(DrawList list, double x, double y, double angle, int age, int after) {
        if (ending == EndEffect.BURST) lights.drawBurst(list, x, y, after);
        else drawPose(list, x, y, seen(angle, age), age, 1 - (after + 1.0) / (EndEffect.TICKS + 1));
    }
}
