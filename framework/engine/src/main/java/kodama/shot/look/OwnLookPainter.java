package kodama.shot.look;

import kodama.draw.BlendMode;
import kodama.draw.Colors;
import kodama.draw.DissolvePattern;
import kodama.draw.DissolveShape;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.draw.SpriteOrigin;
import org.jspecify.annotations.Nullable;

/**
 * Draws a look with the own properties of a shot, from the images of the look, or from images without its tint if the
 * shot has its own.
 */
final class OwnLookPainter {
    private static final int WHITE = 0xFFFFFF;

    private static final BlendMode[] BLENDS = BlendMode.values();

    private final LookValues look;
    private final RotatedFrames tinted;
    /** Images without the tint of the look, for shots with their own tint. */
    private final RotatedFrames plain;

    private final GlowImages lights;
    /** Light effects in white, for shots with their own tint. */
    private final GlowImages whiteLights;

    private final int mainColor;

    /** The properties of a shot that overrides nothing. */
    private final OwnLook nothing = new OwnLook();

    /** That of the look; created on demand if it has none. */
    private @Nullable DissolvePattern dissolvePattern;

    /** The options of the sprite that is being drawn. */
    private final SpriteLook drawn = new SpriteLook();

    /**
     * Creates a painter.
     *
     * @param tinted the images of the look
     * @param lights the light effects of the look
     */
    OwnLookPainter(LookValues look, RotatedFrames tinted, GlowImages lights) {
        this.look = look;
        this.tinted = tinted;
        this.lights = lights;
        Artwork first = look.paletteFrames().get(0);
        plain = look.isTinted() ? new RotatedFrames(look, look.paletteFrames()) : tinted;
        whiteLights = new GlowImages(first, WHITE, look.scaleX(), look.glow(), look.flash());
        mainColor = first.mainColor();
        dissolvePattern = look.dissolvePattern();
    }

    /** Draws the picture, or the flash during the delay. */
    void draw(DrawList list, double x, double y, double angle, int age, OwnLook own) {
        if (isHidden(own)) return;
        if (age < 0) lights(own).drawFlash(list, x, y, -age, alpha(own), scaleX(own), scaleY(own), shade(own));
        else drawPose(list, x, y, angle, age, own, 1);
    }

    void drawGlow(DrawList list, double x, double y, OwnLook own) {
        if (isHidden(own)) return;
        GlowImages images = lights(own);
        double glow = own.get(LookProperty.GLOW, look.glow());
        if (glow == look.glow()) images.drawGlow(list, x, y, alpha(own), scaleX(own), scaleY(own), shade(own));
        else images.drawFullGlow(list, x, y, glow * alpha(own), scaleX(own), scaleY(own), shade(own));
    }

    void drawEndEffect(DrawList list, double x, double y, double angle, int age, int after, OwnLook own) {
        if (isHidden(own)) return;
        if (look.endEffect() == EndEffect.BURST)
            lights(own).drawBurst(list, x, y, after, alpha(own), scaleX(own), scaleY(own), shade(own));
        else drawPose(list, x, y, angle, age, own, EndEffect.opacity(after));
    }

    private boolean isHidden(OwnLook own) {
        return own.get(LookProperty.VISIBLE, 1) == 0 || scaleX(own) == 0 || scaleY(own) == 0;
    }

    private double scaleX(OwnLook own) {
        return own.get(LookProperty.SCALE_X, look.scaleX());
    }

    private double scaleY(OwnLook own) {
        return own.get(LookProperty.SCALE_Y, look.scaleY());
    }

    /** Draws the picture of a shot that overrides nothing. */
    void drawPose(DrawList list, double x, double y, double angle, int age, double fade) {
        drawPose(list, x, y, angle, age, nothing, fade);
    }

    private void drawPose(DrawList list, double x, double y, double angle, int age, OwnLook own, double fade) {
        RotatedFrames frames = own.has(LookProperty.TINT) ? plain : tinted;
        double direction = direction(angle, age, own);
        double wide = scaleX(own) / look.scaleX();
        double high = scaleY(own) / look.scaleY();
        double skew = own.get(LookProperty.SKEW, look.skew());
        double dissolved = own.get(LookProperty.DISSOLVE, look.dissolve());
        boolean isRotated = frames.arePrerotated() && wide == 1 && high == 1 && skew == 0 && dissolved == 0;
        Image image = frames.at(isRotated ? direction : 0, age);
        drawn.reset()
                .setScale(wide, high)
                .setRotation(isRotated ? 0 : direction)
                .setSkew(skew)
                .setBlend(BLENDS[(int) own.get(LookProperty.BLEND, look.blend().ordinal())])
                .setTint(own.has(LookProperty.TINT) ? tint(own) : WHITE)
                .setAlpha(alpha(own) * fade)
                .setDissolve(dissolved == 0 ? null : dissolvePattern().dissolve(image, dissolved));
        setOrigin(image, frames.artwork(age));
        setFill(own);
        list.sprite(image, x, y, drawn);
    }

    /** Sets the origin within an image of an artwork, which has the same center. */
    private void setOrigin(Image image, Artwork artwork) {
        SpriteOrigin origin = look.origin();
        if (origin.isCenter()) return;
        double besideCenter = origin.x(artwork.width()) - artwork.width() / 2.0;
        double belowCenter = origin.y(artwork.height()) - artwork.height() / 2.0;
        drawn.setOrigin(
                image.width() / 2.0 + besideCenter * look.scaleX(), image.height() / 2.0 + belowCenter * look.scaleY());
    }

    private DissolvePattern dissolvePattern() {
        DissolvePattern pattern = dissolvePattern;
        if (pattern == null) dissolvePattern = pattern = DissolvePattern.of(DissolveShape.NOISE);
        return pattern;
    }

    private void setFill(OwnLook own) {
        int fill = (int) own.get(LookProperty.FILL, look.fill());
        if (fill != LookValues.NO_FILL) drawn.setFill(fill, own.get(LookProperty.FILL_AMOUNT, look.fillAmount()));
    }

    private double direction(double angle, int age, OwnLook own) {
        double spin = own.get(LookProperty.SPIN, look.spin());
        return (look.turns() ? angle : 0) + spin * age + own.get(LookProperty.ROTATION, 0);
    }

    private int tint(OwnLook own) {
        return (int) own.get(LookProperty.TINT, look.tint());
    }

    private double alpha(OwnLook own) {
        return own.get(LookProperty.ALPHA, look.alpha());
    }

    private GlowImages lights(OwnLook own) {
        return own.has(LookProperty.TINT) ? whiteLights : lights;
    }

    /** Returns the factor for the color of the lights. */
    private int shade(OwnLook own) {
        return own.has(LookProperty.TINT) ? brightest(Colors.tint(mainColor, tint(own))) : WHITE;
    }

    /** Returns a color at full brightness, as {@link Artwork#mainColor} does. */
    private static int brightest(int color) {
        int red = color >> 16 & 255;
        int green = color >> 8 & 255;
        int blue = color & 255;
        int most = Math.max(1, Math.max(red, Math.max(green, blue)));
        return red * 255 / most << 16 | green * 255 / most << 8 | blue * 255 / most;
    }
}
