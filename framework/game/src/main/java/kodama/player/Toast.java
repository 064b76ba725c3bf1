package kodama.player;

import java.util.List;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** Shows a short message at the bottom of the picture, usually for a second and a half, while the game continues. */
public final class Toast implements Overlay {
    private static final int FRAMES = 90;
    private static final int LONG = 300;
    private static final int MARGIN = 4;
    private static final int BAND = 0xC0000000;
    private static final int INK = 0xFFFFFFFF;

    private final Supplier<Phrases> phrases;
    private String text = "";

    /** Remaining number of frames; 0 if nothing is shown. */
    private int framesLeft;

    private boolean isAtTop;

    public Toast(Supplier<Phrases> phrases) {
        this.phrases = phrases;
    }

    /** Shows a text from now on, instead of the last. */
    public void show(String name, Object... values) {
        text = phrases.get().text(name, values);
        framesLeft = FRAMES;
        isAtTop = false;
    }

    /** Shows a text at the top of the picture, because the bar of a replay is at the bottom. */
    void showAtTop(String name) {
        show(name);
        isAtTop = true;
    }

    /** Shows a text for five seconds, because the player may be busy. */
    void showLonger(String name) {
        show(name);
        framesLeft = LONG;
    }

    /**
     * Returns a hook that shows players that an error occurred, which explains why the game stops or lacks something.
     */
    public FrameHook errorHook(GameErrors errors) {
        return new FrameHook() {
            private int reported;

            @Override
            public void afterDraw(long frames) {
                int count = errors.count();
                if (count > reported) show("failed");
                reported = count;
            }
        };
    }

    /** Hides the message, as before a screenshot. */
    void hide() {
        framesLeft = 0;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (framesLeft > 0) framesLeft--;
        return false;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (framesLeft == 0) return;
        int dot = GamePixels.dotFor(width, height);
        List<String> lines = GamePixels.wrap(text, " ", width - 4 * MARGIN * dot, dot);
        int line = (PixelFont.HEIGHT + 2) * dot;
        int top = isAtTop ? MARGIN * dot : height - lines.size() * line - MARGIN * dot;
        GamePixels.begin(list);
        for (int i = 0; i < lines.size(); i++) drawLine(list, lines.get(i), width, top + i * line, dot);
    }

    private static void drawLine(DrawList list, String line, int width, int y, int dot) {
        String shown = GamePixels.cut(line, width - 4 * MARGIN * dot, dot);
        int wide = PixelFont.width(shown, dot) + 2 * MARGIN * dot;
        int x = (width - wide) / 2;
        list.rect(x, y, wide, (PixelFont.HEIGHT + 2) * dot, BAND);
        list.text(shown, x + MARGIN * dot, y + dot, INK, dot);
    }
}
