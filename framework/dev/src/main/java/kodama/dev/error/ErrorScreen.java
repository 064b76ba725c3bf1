package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import kodama.dev.Editor;
import kodama.dev.SourceLineOpener;
import kodama.dev.ui.Clipboard;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.Palette;
import kodama.dev.ui.ScrollState;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import org.jspecify.annotations.Nullable;

/**
 * Shows the errors that no one has dismissed, one at a time and the first of them first: its message, the lines around
 * it, how it came to that, and what the task held that failed. The game stands still behind it; when it goes on, it is
 * said who is missing from it.
 */
public final class ErrorScreen implements Overlay {
    private static final String NEXT = "dev.next_error";
    private static final int MARGIN = 4;

    /** Keys take at most one row in so many: in a tiny window the message is worth more. */
    private static final int ROWS_PER_HELP = 6;

    private final GameErrors errors;
    private final ErrorText words;
    private final ErrorLocator locator;
    private final ErrorKeys keys;
    private final boolean watched;
    private final boolean opensLines;
    private final ScrollState scroll = new ScrollState();
    private final Notice notice = new Notice();
    private Optional<GameError> seen = Optional.empty();

    /** Which of the errors is shown; 0 for the first. */
    private int index;

    private String told = "";

    /**
     * @param reports writes a report of an error and of its words, and answers where it is; null if no one works on the
     *     game. Otherwise a mended script is enough to go on, and F5 begins again
     */
    public ErrorScreen(
            GameErrors errors,
            GameFiles files,
            @Nullable BiFunction<GameError, String, String> reports,
            Editor editor) {
        this(
                errors,
                files,
                reports != null,
                new ErrorKeys(files, new SourceLineOpener(files, editor), Clipboard::copy, reports),
                editor.opensByItself());
    }

    ErrorScreen(GameErrors errors, GameFiles files, boolean watched, ErrorKeys keys, boolean opensLines) {
        this.errors = errors;
        this.words = new ErrorText(files);
        this.locator = new ErrorLocator(files);
        this.keys = keys;
        this.watched = watched;
        this.opensLines = opensLines;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return ErrorKeys.addTo(DevKeys.addScrolling(map)).with(NEXT, Key.TAB);
    }

    /** Enter lets the game go on, which is not to hear it, too; without a first scene there is no game to go on. */
    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(NEXT)) index++;
        Optional<GameError> error = shown();
        if (!error.equals(seen)) beginWith(error);
        notice.frame();
        if (error.isEmpty()) return false;
        listen(pad, error.get());
        return true;
    }

    /** Behind the last comes the first again, also when those that are left are fewer. */
    private Optional<GameError> shown() {
        List<GameError> all = errors.all();
        if (index >= all.size()) index = 0;
        return all.stream().skip(index).findFirst().map(locator::located);
    }

    private void beginWith(Optional<GameError> error) {
        seen = error;
        told = opensLines ? error.map(keys::edit).orElse("") : "";
        scroll.to(0);
    }

    private void listen(Pad pad, GameError error) {
        scroll.handleKeys(pad);
        keys.handleKeys(pad, error).ifPresent(answer -> told = answer);
        if (pad.isPressed("start") && !errors.hasStartFailed()) goOn(error);
    }

    private void goOn(GameError error) {
        words.endedTaskNotice(error).ifPresent(notice::say);
        errors.dismiss();
    }

    @Override
    public boolean isExclusive(RunningGame game) {
        return errors.shown().isPresent();
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        Optional<GameError> error = shown();
        DotCanvas canvas = DotCanvas.on(list, width, height);
        if (error.isPresent()) draw(canvas, error.get());
        else notice.draw(canvas);
    }

    private void draw(DotCanvas canvas, GameError error) {
        List<TextRow> rows = words.rows(error, errors.pendingCount() - 1, canvas.columns(MARGIN));
        List<String> answer = TextWrap.wrap(told, canvas.columns(MARGIN));
        KeyHelp help =
                help(canvas, rows.size() * DotCanvas.ROW > canvas.height() - (answer.size() + 1) * DotCanvas.ROW);
        int bottom = canvas.height() - (help.rows() + answer.size()) * DotCanvas.ROW;
        scroll.resize(rows.size(), bottom / DotCanvas.ROW);
        canvas.fill(Palette.GROUND);
        drawRows(canvas, rows);
        drawFoot(canvas, bottom, answer, help);
    }

    private static void drawFoot(DotCanvas canvas, int top, List<String> answer, KeyHelp help) {
        canvas.rect(0, top, canvas.width(), canvas.height() - top, Palette.BAND);
        for (int i = 0; i < answer.size(); i++)
            canvas.text(answer.get(i), MARGIN, top + i * DotCanvas.ROW + 1, canvas.width(), Palette.GOLD);
        help.draw(canvas, MARGIN, top + answer.size() * DotCanvas.ROW, canvas.width() - 2 * MARGIN);
    }

    private void drawRows(DotCanvas canvas, List<TextRow> rows) {
        int shown = Math.min(scroll.seen(), rows.size() - scroll.top());
        for (int i = 0; i < shown; i++) rows.get(scroll.top() + i).draw(canvas, MARGIN, i * DotCanvas.ROW);
        scroll.drawBar(canvas, 0);
    }

    private KeyHelp help(DotCanvas canvas, boolean isLong) {
        return new KeyHelp(keys(isLong), canvas.columns(MARGIN), canvas.height() / DotCanvas.ROW / ROWS_PER_HELP);
    }

    private List<List<String>> keys(boolean isLong) {
        List<List<String>> keys = new ArrayList<>();
        if (watched) keys.add(List.of("Save", "try again"));
        if (!errors.hasStartFailed()) keys.add(List.of("Enter", "go on"));
        if (errors.all().size() > 1) keys.add(List.of("Tab", "next error"));
        if (watched) keys.add(List.of("F5", "begin again"));
        if (!watched && errors.hasStartFailed()) keys.add(List.of("Close", "the window to end"));
        keys.add(List.of("E", "open in editor"));
        keys.add(List.of("C", "copy"));
        if (watched) keys.add(List.of("R", "report"));
        if (isLong) keys.add(List.of("Arrows", "more"));
        return keys;
    }

    /** A sentence at the foot of the window for three seconds, over the game that goes on. */
    private static final class Notice {
        private static final int FRAMES = 180;
        private static final int MARGIN = 4;

        private String text = "";

        /** Frames for which it is still shown; 0 while there is nothing to say. */
        private int left;

        /** Shows a sentence from now on, in place of the last. */
        public void say(String sentence) {
            text = sentence;
            left = FRAMES;
        }

        /** Lets a frame go by. */
        public void frame() {
            if (left > 0) left--;
        }

        public void draw(DotCanvas canvas) {
            if (left == 0) return;
            String shown = TextWrap.cut(text, canvas.columns(MARGIN));
            int width = shown.length() * PixelFont.WIDTH + 2 * MARGIN;
            int top = canvas.height() - DotCanvas.ROW - MARGIN;
            canvas.rect((canvas.width() - width) / 2, top, width, DotCanvas.ROW, Palette.BAND);
            canvas.text(shown, (canvas.width() - width) / 2 + MARGIN, top + 1, width, Palette.GOLD);
        }
    }
}
