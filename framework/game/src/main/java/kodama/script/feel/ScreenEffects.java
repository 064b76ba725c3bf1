package kodama.script.feel;

import kodama.draw.DrawList;
import kodama.draw.effect.ZoomShift;
import kodama.option.EffectLevel;
import kodama.save.Settings;

/**
 * Shaking, flashes and zoom of the picture, as much as the player wants. They change only the picture, continue during
 * a hit stop, and are drawn below everything with a draw priority of {@value #FRONT} or more.
 */
public final class ScreenEffects {
    /** Draw priority from which on the picture stays as it is: that of score displays and menus. */
    public static final double FRONT = 0.9;

    /** Least ticks from the start of a flash to the next for players who want fewer: three a second. */
    private static final int REST_TICKS = 20;

    private final Settings settings;
    private final int height;
    private final Trauma trauma = new Trauma();
    private double shaking = 1;
    private double flashing = 1;

    private int flashColor;
    private double flashStrength;
    private int flashTicks = 1;
    private int flashLeft;
    private int sinceFlash = REST_TICKS;

    private double zoom = 1;
    private int zoomTicks = 1;
    private int zoomLeft;

    /** Whether the current picture still needs the effects. */
    private boolean isPending;

    /**
     * @param settings those of the player, as the game sees them
     * @param height height of the picture, in pixels
     */
    ScreenEffects(Settings settings, int height) {
        this.settings = settings;
        this.height = height;
        readLevels();
    }

    private void readLevels() {
        shaking = EffectLevel.of(settings, EffectLevel.SHAKING).share();
        flashing = EffectLevel.of(settings, EffectLevel.FLASHES).share();
    }

    /** Returns how much the player wants the picture to shake, from 0 to 1. */
    public double shaking() {
        return shaking;
    }

    /** Returns how much the player wants things to flash, from 0 to 1. */
    public double flashing() {
        return flashing;
    }

    /**
     * Shakes the picture from the next tick on.
     *
     * @param shock added to the trauma, which is at most 1
     */
    public void shake(double shock) {
        trauma.add(shock);
    }

    /**
     * Covers the picture with a color that fades.
     *
     * @param rgb {@code 0xRRGGBB}
     * @param ticks duration, at least 1
     * @param strength opacity at first, 0 to 1
     */
    public void flash(int rgb, int ticks, double strength) {
        if (flashing < 1 && sinceFlash < REST_TICKS) return;
        flashColor = rgb & 0xFFFFFF;
        flashTicks = ticks;
        flashLeft = ticks;
        flashStrength = strength;
        sinceFlash = 0;
    }

    /**
     * Enlarges the picture at once, and lets it return to its size.
     *
     * @param factor 1 to 2
     * @param ticks duration of the return, at least 1
     */
    public void punch(double factor, int ticks) {
        zoom = factor;
        zoomTicks = ticks;
        zoomLeft = ticks;
    }

    void beginTick(boolean isPaused) {
        readLevels();
        if (isPaused) return;
        trauma.advance(height);
        if (flashLeft > 0) flashLeft--;
        if (zoomLeft > 0) zoomLeft--;
        if (sinceFlash < REST_TICKS) sinceFlash++;
    }

    void endScene() {
        trauma.end();
        flashLeft = 0;
        zoomLeft = 0;
    }

    /** Begins a picture. */
    public void beginPicture() {
        isPending = true;
    }

    /** Adds the effects to the current picture before the first task in front of them is drawn. */
    public void drawBelow(double drawPriority, DrawList list) {
        if (isPending && drawPriority >= FRONT) endPicture(list);
    }

    /** Adds the effects to the current picture, unless that is done. */
    public void endPicture(DrawList list) {
        if (!isPending) return;
        isPending = false;
        addZoomShift(list);
        double alpha = flashStrength * flashing * flashLeft / flashTicks;
        if (alpha > 0) list.fill((int) (alpha * 255 + 0.5) << 24 | flashColor);
    }

    private void addZoomShift(DrawList list) {
        double left = (double) zoomLeft / zoomTicks;
        double size = 1 + (zoom - 1) * shaking * left * left;
        int right = rounded(trauma.x() * shaking);
        int down = rounded(trauma.y() * shaking);
        if (right != 0 || down != 0 || size > 1) list.effect(new ZoomShift(right, down, size));
    }

    private static int rounded(double distance) {
        return (int) Math.floor(distance + 0.5);
    }
}
