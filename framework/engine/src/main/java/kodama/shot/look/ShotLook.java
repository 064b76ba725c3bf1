package kodama.shot.look;

import java.util.List;
import kodama.base.Checks;
import kodama.draw.BlendMode;
import kodama.draw.DissolvePattern;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.Palette;
import kodama.draw.SpriteLook;
import kodama.draw.SpriteOrigin;
import org.jspecify.annotations.Nullable;

/**
 * The look of a shot: its pictures, glow and layer, and the effects shown during its delay and at its end.
 *
 * <p>The center of the picture is at the position of the shot. Pictures point to the right. Pictures that turn or spin
 * and are at most 32 pixels large are shown in the nearest of 64 directions, each rendered when it is first drawn;
 * larger ones are rotated exactly.
 *
 * <p>Immutable; any thread may read it, and one at a time may draw with it.
 *
 * <pre>{@code
 * ShotLook look = ShotLook.of(ShotShape.STAR, ShotColor.RED).scale(2).layer(-1).build();
 * ShotStyle style = ShotStyle.of(look, 9);
 * }</pre>
 */
public final class ShotLook {
    /** The rearmost layer. */
    public static final int BACK = -2;

    /** The frontmost layer. */
    public static final int FRONT = 2;

    /** Number of layers. */
    public static final int LAYERS = FRONT - BACK + 1;

    /**
     * Number of passes in which shots are drawn: for each layer one for shots that cover the background, then one for
     * those with another {@link BlendMode}. Empty passes are skipped.
     */
    public static final int PASSES = 2 * LAYERS;

    /** Largest scale of a picture. */
    public static final int MAX_SCALE = 16;

    /** Largest angle by which a picture leans to one side; in degrees. */
    public static final int MAX_SKEW = 80;

    /** Fill that changes nothing. */
    public static final int NO_FILL = LookValues.NO_FILL;

    /** Default rate at which stars and similar shapes spin; in degrees per tick. */
    public static final double DEFAULT_SPIN = 4;

    private final LookValues values;
    private final RotatedFrames rotatedFrames;
    private final GlowImages glowImages;
    /** Whether the pictures must be rotated while drawing. */
    private final boolean warped;
    /** Whether the pictures are drawn as they are. */
    private final boolean plain;

    // copies of values that are read for each shot in each frame
    private final int pass;
    private final boolean turns;
    private final double spin;
    /** The only image that is ever drawn, or null if there are several. */
    private final @Nullable Image only;
    /** The options of the picture that is being drawn. */
    private final SpriteLook drawn;
    /** Draws shots with properties of their own; created when the first one is drawn. */
    private @Nullable OwnLookPainter ownPainter;

    private ShotLook(LookValues values) {
        this.values = values;
        List<Artwork> frames = values.tintedFrames();
        boolean moves = values.moves();
        rotatedFrames = new RotatedFrames(values, frames);
        glowImages = new GlowImages(frames.get(0), values.scaleX(), values.glow(), values.flash());
        warped = moves && !rotatedFrames.arePrerotated();
        plain = values.isPlain() && !warped && values.alpha() == 1 && values.blend() == BlendMode.NORMAL;
        drawn = new SpriteLook().setBlend(values.blend());
        pass = pass(values.layer(), coversBackground());
        turns = values.turns();
        spin = values.spin();
        only = plain && !moves && frames.size() == 1 ? rotatedFrames.at(0, 0) : null;
    }

    /**
     * Starts a builder with a picture, or the frames of an animation. By default it is upright, in the middle layer,
     * with the default flash and no end effect.
     *
     * @param frames the frames; at least one
     * @throws IllegalArgumentException if there is none
     */
    public static Builder of(List<Artwork> frames) {
        return new Builder(frames);
    }

    /**
     * Starts a builder with a built-in shape. By default it turns or spins as the shape does, is in the layer of the
     * shape, and bursts at its end.
     */
    public static Builder of(ShotShape shape, ShotColor color) {
        return of(List.of(shape.artwork(color)))
                .kind(shape.luaName())
                .color(color.luaName())
                .turns(shape.orientation() == ShotShape.Orientation.TURNS)
                .spin(shape.orientation() == ShotShape.Orientation.SPINS ? DEFAULT_SPIN : 0)
                .layer(shape.layer())
                .endEffect(EndEffect.BURST);
    }

    /** Builds a look. */
    public static final class Builder {
        private List<Artwork> frames;
        private int ticks = 6;
        private @Nullable LookAnimation animation;
        private boolean turns;
        private double spin;
        private double scaleX = 1;
        private double scaleY = 1;
        private double skew;
        private SpriteOrigin origin = SpriteOrigin.CENTER;
        private @Nullable Palette palette;
        private int tint = LookValues.UNTINTED;
        private int fill = NO_FILL;
        private double fillAmount = 1;
        private @Nullable DissolvePattern dissolvePattern;
        private double dissolve;
        private double alpha = 1;
        private BlendMode blend = BlendMode.NORMAL;
        private int layer;
        private double glow;
        private SpawnFlash flash = SpawnFlash.SHRINK;
        private EndEffect endEffect = EndEffect.NONE;
        private @Nullable String kind;
        private @Nullable String color;

        private Builder(List<Artwork> frames) {
            this.frames = checked(frames);
        }

        private Builder(LookValues values) {
            frames = values.frames();
            ticks = values.ticks();
            animation = values.animation();
            turns = values.turns();
            spin = values.spin();
            scaleX = values.scaleX();
            scaleY = values.scaleY();
            skew = values.skew();
            origin = values.origin();
            palette = values.palette();
            tint = values.tint();
            fill = values.fill();
            fillAmount = values.fillAmount();
            dissolvePattern = values.dissolvePattern();
            dissolve = values.dissolve();
            alpha = values.alpha();
            blend = values.blend();
            layer = values.layer();
            glow = values.glow();
            flash = values.flash();
            endEffect = values.endEffect();
            kind = values.kind();
            color = values.color();
        }

        private static List<Artwork> checked(List<Artwork> frames) {
            Checks.atLeast("number of frames", frames.size(), 1);
            return List.copyOf(frames);
        }

        /**
         * Sets the picture, or frames that repeat in their order.
         *
         * @param frames the frames; at least one
         * @throws IllegalArgumentException if there is none
         */
        public Builder frames(List<Artwork> frames) {
            this.frames = checked(frames);
            animation = null;
            return this;
        }

        /**
         * Sets frames and when they are shown, instead of {@link #ticks}.
         *
         * @param frames the frames; at least one
         * @param animation positions in that list
         * @throws IllegalArgumentException if there is none, or the animation shows one that is not in the list
         */
        public Builder animation(List<Artwork> frames, LookAnimation animation) {
            Checks.between("largest frame", animation.sequence().largestFrame(), 0, frames.size() - 1);
            this.frames = checked(frames);
            this.animation = animation;
            return this;
        }

        /**
         * Names the kind that the look is of, for {@link ShotLook#kind}. The name has no influence on the pictures.
         *
         * @param kind the name, or null for none; by default null, or that of the built-in shape
         */
        public Builder kind(@Nullable String kind) {
            this.kind = kind;
            return this;
        }

        /**
         * Names the color of the pictures, for {@link ShotLook#color}. The name has no influence on the pictures.
         *
         * @param color the name, or null for none; by default null, or that of the built-in shape's color
         */
        public Builder color(@Nullable String color) {
            this.color = color;
            return this;
        }

        /**
         * Sets the duration of each animation frame.
         *
         * @param ticks in ticks, at least 1; default 6
         * @throws IllegalArgumentException if it is below 1
         */
        public Builder ticks(int ticks) {
            this.ticks = Checks.atLeast("ticks", ticks, 1);
            return this;
        }

        /**
         * Sets whether the picture points in the direction of flight.
         *
         * @param turns default false
         */
        public Builder turns(boolean turns) {
            this.turns = turns;
            return this;
        }

        /**
         * Sets the rate of spin, which is independent of the direction of flight.
         *
         * @param spin in degrees per tick, positive is clockwise; default 0
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder spin(double spin) {
            this.spin = Checks.finite("spin", spin);
            return this;
        }

        /**
         * Sets the scale, horizontally and vertically.
         *
         * @param scale above 0, at most {@link ShotLook#MAX_SCALE}; default 1
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder scale(double scale) {
            return scaleX(scale).scaleY(scale);
        }

        /**
         * Sets the horizontal scale, before the picture is skewed and rotated.
         *
         * @param scale above 0, at most {@link ShotLook#MAX_SCALE}; default 1
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder scaleX(double scale) {
            scaleX = checkedScale(scale);
            return this;
        }

        /**
         * Sets the vertical scale, before the picture is skewed and rotated.
         *
         * @param scale above 0, at most {@link ShotLook#MAX_SCALE}; default 1
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder scaleY(double scale) {
            scaleY = checkedScale(scale);
            return this;
        }

        private static double checkedScale(double scale) {
            if (scale > 0 && scale <= MAX_SCALE) return scale;
            throw new IllegalArgumentException("scale must be above 0 and at most " + MAX_SCALE + " but was " + scale);
        }

        /**
         * Sets the angle by which the picture leans before it is rotated.
         *
         * @param skew in degrees, from -{@link ShotLook#MAX_SKEW} to {@link ShotLook#MAX_SKEW}; default 0
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder skew(double skew) {
            this.skew = Checks.between("skew", skew, -MAX_SKEW, MAX_SKEW);
            return this;
        }

        /**
         * Sets the point of the picture that is at the position of the shot. Glow, flash and end effect stay there.
         *
         * @param origin default {@link SpriteOrigin#CENTER}
         */
        public Builder origin(SpriteOrigin origin) {
            this.origin = origin;
            return this;
        }

        /**
         * Sets the palette that replaces colors of the pictures.
         *
         * @param palette the palette, or null for none; default null
         */
        public Builder palette(@Nullable Palette palette) {
            this.palette = palette;
            return this;
        }

        /**
         * Sets the tint, a factor for the colors.
         *
         * @param tint {@code 0xRRGGBB}; default white, which changes nothing
         */
        public Builder tint(int tint) {
            this.tint = tint;
            return this;
        }

        /**
         * Sets the color that replaces the colors of the picture, as in a flash.
         *
         * @param fill {@code 0xRRGGBB}, or {@link ShotLook#NO_FILL}, the default
         */
        public Builder fill(int fill) {
            this.fill = fill;
            return this;
        }

        /**
         * Sets how much of the fill is in the colors of the picture.
         *
         * @param amount from 0 (nothing) to 1 (only the fill); default 1
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder fillAmount(double amount) {
            fillAmount = Checks.between("amount of the fill", amount, 0, 1);
            return this;
        }

        /**
         * Sets the order in which the pixels of the picture dissolve.
         *
         * @param pattern the pattern, or null for noise; default null
         */
        public Builder dissolvePattern(@Nullable DissolvePattern pattern) {
            dissolvePattern = pattern;
            return this;
        }

        /**
         * Sets how much of the picture has dissolved.
         *
         * @param amount from 0 (nothing) to 1 (all); default 0
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder dissolve(double amount) {
            dissolve = Checks.between("dissolve", amount, 0, 1);
            return this;
        }

        /**
         * Sets the opacity.
         *
         * @param alpha 0 to 1; default 1
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder alpha(double alpha) {
            if (!(alpha >= 0 && alpha <= 1))
                throw new IllegalArgumentException("alpha must be from 0 to 1 but was " + alpha);
            this.alpha = alpha;
            return this;
        }

        /**
         * Sets the blend mode.
         *
         * @param blend default {@link BlendMode#NORMAL}
         */
        public Builder blend(BlendMode blend) {
            this.blend = blend;
            return this;
        }

        /**
         * Sets the layer.
         *
         * @param layer from {@link #BACK} to {@link #FRONT}; default 0
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder layer(int layer) {
            this.layer = Checks.between("layer", layer, BACK, FRONT);
            return this;
        }

        /**
         * Sets the brightness of the glow around the shot.
         *
         * @param glow 0 to 1; default 0
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder glow(double glow) {
            if (!(glow >= 0 && glow <= 1))
                throw new IllegalArgumentException("glow must be from 0 to 1 but was " + glow);
            this.glow = glow;
            return this;
        }

        /**
         * Sets the effect shown during the delay.
         *
         * @param flash default {@link SpawnFlash#SHRINK}
         */
        public Builder flash(SpawnFlash flash) {
            this.flash = flash;
            return this;
        }

        /**
         * Sets the effect shown at the end.
         *
         * @param endEffect default {@link EndEffect#NONE}, or {@link EndEffect#BURST} for built-in shapes
         */
        public Builder endEffect(EndEffect endEffect) {
            this.endEffect = endEffect;
            return this;
        }

        LookValues values() {
            return new LookValues(
                    frames,
                    ticks,
                    animation,
                    turns,
                    spin,
                    scaleX,
                    scaleY,
                    skew,
                    origin,
                    palette,
                    tint,
                    fill,
                    fillAmount,
                    dissolvePattern,
                    dissolve,
                    alpha,
                    blend,
                    layer,
                    glow,
                    flash,
                    endEffect,
                    kind,
                    color);
        }

        /** Builds the look. */
        public ShotLook build() {
            return new ShotLook(values());
        }
    }

    /** Returns a builder with the values of this look. */
    public Builder toBuilder() {
        return new Builder(values);
    }

    /** Returns the picture, or the frames of an animation. */
    public List<Artwork> frames() {
        return values.frames();
    }

    /** Returns how its frames follow one another; null for a single picture, or frames that repeat in their order. */
    public @Nullable LookAnimation animation() {
        return values.animation();
    }

    /** Returns the name of the kind, or null for none. */
    public @Nullable String kind() {
        return values.kind();
    }

    /** Returns the name of the color, or null for none. */
    public @Nullable String color() {
        return values.color();
    }

    /** Returns the value of a property that single shots can override. */
    public double get(LookProperty property) {
        return values.get(property);
    }

    /** Returns the first frame, pointing right if it turns. */
    public Image image() {
        return rotatedFrames.at(0, 0);
    }

    /** Returns the layer, from {@link #BACK} to {@link #FRONT}. */
    public int layer() {
        return values.layer();
    }

    /** Returns whether the picture depends on the direction of flight. */
    public boolean turns() {
        return turns;
    }

    /** Returns the rate of spin; in degrees per tick. */
    public double spin() {
        return spin;
    }

    /** Returns the point of the picture that is at the position of the shot. */
    public SpriteOrigin origin() {
        return values.origin();
    }

    /** Returns the palette, or null for none. */
    public @Nullable Palette palette() {
        return values.palette();
    }

    /** Returns the order in which the pixels of the picture dissolve, or null for noise. */
    public @Nullable DissolvePattern dissolvePattern() {
        return values.dissolvePattern();
    }

    /** Returns the blend mode. */
    public BlendMode blend() {
        return values.blend();
    }

    /** Returns whether the picture covers the background; false for other blend modes, such as additive. */
    public boolean coversBackground() {
        return values.blend() == BlendMode.NORMAL;
    }

    /** Returns the index of the pass in which the shot is drawn, from 0 to {@link #PASSES} - 1. */
    public int pass() {
        return pass;
    }

    /** Returns the index of the pass of shots in a layer, from 0 to {@link #PASSES} - 1. */
    public static int pass(int layer, boolean coversBackground) {
        return 2 * (layer - BACK) + (coversBackground ? 0 : 1);
    }

    /** Returns whether the look has a glow, which {@link #drawGlow} draws. */
    public boolean glows() {
        return values.glow() > 0;
    }

    /** Returns the effect shown during the delay. */
    public SpawnFlash flash() {
        return values.flash();
    }

    /** Returns the effect shown at the end. */
    public EndEffect endEffect() {
        return values.endEffect();
    }

    /**
     * Draws the shot, or its flash during the delay.
     *
     * @param x x of the center
     * @param y y of the center
     * @param angle direction of flight; in degrees
     * @param age in ticks, negative during the delay
     */
    public void draw(DrawList list, double x, double y, double angle, int age) {
        if (age < 0)
            glowImages.drawFlash(
                    list, x, y, -age, values.alpha(), values.scaleX(), values.scaleY(), LookValues.UNTINTED);
        else if (only != null) list.spriteCentered(only, x, y);
        else if (plain) list.spriteCentered(rotatedFrames.at(seen(angle, age), age), x, y);
        else drawPose(list, x, y, seen(angle, age), age, 1);
    }

    /**
     * Draws a shot that differs from the look, or its flash during the delay.
     *
     * @param own what the shot overrides
     */
    public void draw(DrawList list, double x, double y, double angle, int age, OwnLook own) {
        ownPainter().draw(list, x, y, angle, age, own);
    }

    private OwnLookPainter ownPainter() {
        OwnLookPainter painter = ownPainter;
        if (painter == null) ownPainter = painter = new OwnLookPainter(values, rotatedFrames, glowImages);
        return painter;
    }

    /** Returns the direction in which the picture is drawn; in degrees. */
    private double seen(double angle, int age) {
        return (turns ? angle : 0) + spin * age;
    }

    private void drawPose(DrawList list, double x, double y, double angle, int age, double fade) {
        if (!values.isPlain()) {
            ownPainter().drawPose(list, x, y, angle, age, fade);
            return;
        }
        Image image = rotatedFrames.at(angle, age);
        double alpha = values.alpha() * fade;
        if (!warped && alpha == 1) list.spriteCentered(image, x, y, values.blend());
        else list.sprite(image, x, y, drawn.setRotation(warped ? angle : 0).setAlpha(alpha));
    }

    /**
     * Draws the glow.
     *
     * @param x x of the center
     * @param y y of the center
     * @param age in ticks, negative during the delay
     */
    public void drawGlow(DrawList list, double x, double y, int age) {
        if (age >= 0)
            glowImages.drawGlow(list, x, y, values.alpha(), values.scaleX(), values.scaleY(), LookValues.UNTINTED);
    }

    /**
     * Draws the glow of a shot that differs from the look.
     *
     * @param own what the shot overrides
     */
    public void drawGlow(DrawList list, double x, double y, int age, OwnLook own) {
        if (age >= 0) ownPainter().drawGlow(list, x, y, own);
    }

    /**
     * Draws the end effect at a number of ticks after the end.
     *
     * @param own what the shot overrode, or null for nothing
     */
    void drawEndEffect(DrawList list, double x, double y, double angle, int age, int after, @Nullable OwnLook own) {
        if (own != null) ownPainter().drawEndEffect(list, x, y, angle, age, after, own);
        else if (endEffect() == EndEffect.BURST)
            glowImages.drawBurst(
                    list, x, y, after, values.alpha(), values.scaleX(), values.scaleY(), LookValues.UNTINTED);
        else drawPose(list, x, y, seen(angle, age), age, EndEffect.opacity(after));
    }
}
