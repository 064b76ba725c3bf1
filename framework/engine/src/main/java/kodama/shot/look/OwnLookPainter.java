package kodama.shot.look;

import kodama.draw.BlendMode;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.SpriteLook;

/**
 * Draws a look with the own properties of a shot, from the images of the look, or from images without its tint if the
 * shot has its own.
 */
final class OwnLookPainter {
    private static final int WHITE = 0xFFFFFF;

    private static final BlendMode[] BLENDS = BlendMode.values();

    private final LookValues look;
    private final SpriteLook sprite = new SpriteLook();
    private final RotatedFrames tinted;
    /** Images without the tint of the look, for shots with their own tint. */
    private final RotatedFrames plain;

    private final GlowImages lights;
    /** Light effects in white, for shots with their own tint. */
    private final GlowImages whiteLights;

    private final int mainColor;

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
        Artwork first = look.frames().get(0);
        plain = look.isTinted() ? new RotatedFrames(look, look.frames()) : tinted;
        whiteLights = new GlowImages(first, WHITE, look.scale(), look.glow(), look.flash());
        mainColor = first.mainColor();
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
        return own.get(LookProperty.SCALE_X, look.scale());
    }

    private double scaleY(OwnLook own) {
        return own.get(LookProperty.SCALE_Y, look.scale());
    }

    private void drawPose(DrawList list, double x, double y, double angle, int age, OwnLook own, double fade) {
        RotatedFrames frames = own.has(LookProperty.TINT) ? plain : tinted;
        double direction = direction(angle, age, own);
        double wide = scaleX(own) / look.scale();
        double high = scaleY(own) / look.scale();
        boolean isRotated = frames.arePrerotated() && wide == 1 && high == 1;
        sprite.setScale(wide, high)
                .setRotation(isRotated ? 0 : direction)
                .setBlend(BLENDS[(int) own.get(LookProperty.BLEND, look.blend().ordinal())])
                .setTint(own.has(LookProperty.TINT) ? tint(own) : WHITE)
                .setAlpha(alpha(own) * fade);
        list.sprite(frames.at(isRotated ? direction : 0, age), x, y, sprite);
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
