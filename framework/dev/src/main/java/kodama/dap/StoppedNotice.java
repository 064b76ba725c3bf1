package kodama.dap;

import java.util.function.Supplier;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import org.jspecify.annotations.Nullable;

/** Shows in the window that the debugger has stopped the game, and at which line. */
final class StoppedNotice implements Overlay {
    private static final int MARGIN = 4;

    private final Supplier<@Nullable String> line;

    /** {@code line} returns the line at which the game is stopped; null while it runs. */
    StoppedNotice(Supplier<@Nullable String> line) {
        this.line = line;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        return false;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        String at = line.get();
        if (at == null) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        String words = TextWrap.cut("the debugger has stopped the game at " + at, canvas.columns(MARGIN));
        canvas.rect(0, 0, canvas.width(), DotCanvas.ROW + 2, Palette.BAND);
        canvas.text(words, MARGIN, 2, canvas.width(), Palette.GOLD);
    }
}
