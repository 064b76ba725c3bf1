package kodama.script.api.feel;

import kodama.draw.DrawList;
import kodama.script.task.ScriptedTask;

/** A short text that rises and fades. */
final class PopupTask extends ScriptedTask {
    private static final int SHADE = 0x101018;

    private final String text;
    private final int rgb;
    private final int ticks;
    private final double rise;
    private final int scale;
    private double age;

    /**
     * @param rgb color, {@code 0xRRGGBB}
     * @param ticks duration
     * @param rise distance that it rises, in pixels
     * @param scale size of a dot of the font, in pixels
     */
    PopupTask(String text, int rgb, int ticks, double rise, int scale) {
        this.text = text;
        this.rgb = rgb;
        this.ticks = ticks;
        this.rise = rise;
        this.scale = scale;
        setDrawn(true);
    }

    @Override
    protected boolean update(double dt) {
        age += timeScale();
        return age < ticks;
    }

    @Override
    public void draw(DrawList list) {
        if (isHidden()) return;
        double left = Math.max(0, 1 - age / ticks);
        double top = y() - rise * (1 - left * left);
        int alpha = (int) (255 * Math.min(1, 2 * left) + 0.5) << 24;
        list.textCentered(text, x() + scale, top + scale, alpha | SHADE, scale);
        list.textCentered(text, x(), top, alpha | rgb, scale);
    }

    @Override
    protected String kind() {
        return "popup";
    }
}
