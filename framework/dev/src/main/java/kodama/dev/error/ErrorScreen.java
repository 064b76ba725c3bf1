package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
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
 * Shows the errors that have not been dismissed, one at a time from the first on: message, source lines, stack trace,
 * and the fields of the failed task. The game is paused behind it. When the game continues, a notice names the ended
 * task.
 */
public final class ErrorScreen implements Overlay {
    private static final String NEXT = "dev.next_error";
    private static final String BACK = "dev.before_error";

    /** How far the game goes back from an error, in seconds. */
    private static final int SECONDS_BACK = 3;

    private static final int MARGIN = 4;

    /** The key help takes at most one of this number of rows: in a tiny window the message is more important. */
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

    /** Index of the shown error, from 0. */
    private int index;

    private String message = "";

    /** Goes back in the recording by a number of seconds. */
    private BiConsumer<RunningGame, Integer> rewind = (game, seconds) -> {};

    /**
     * Creates the error screen.
     *
     * @param reports writes a report of an error with its text and returns a message; null for players, who get no keys
     *     for developers
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

    /** Sets what goes back in the recording by a number of seconds, and pauses the game there. */
    public ErrorScreen onRewind(BiConsumer<RunningGame, Integer> tool) {
        rewind = tool;
        return this;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return ErrorKeys.addTo(DevKeys.addScrolling(map)).with(NEXT, Key.TAB).with(BACK, Key.B);
    }

    /** Enter continues the game, which does not see the key. Without a first scene, the game cannot continue. */
    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(NEXT)) index++;
        Optional<GameError> error = shown();
        if (!error.equals(seen)) beginWith(error);
        notice.frame();
        if (error.isEmpty()) return false;
        listen(pad, error.get());
        if (watched && pad.isPressed(BACK)) rewind.accept(game, SECONDS_BACK);
        return true;
    }

    /** The error at the index; wraps around at the end, also when errors have been removed. */
    private Optional<GameError> shown() {
        List<GameError> all = errors.all();
        if (index >= all.size()) index = 0;
        return all.stream().skip(index).findFirst().map(locator::located);
    }

    private void beginWith(Optional<GameError> error) {
        seen = error;
        message = opensLines ? error.map(keys::edit).orElse("") : "";
        scroll.to(0);
    }

    private void listen(Pad pad, GameError error) {
        scroll.handleKeys(pad);
        keys.handleKeys(pad, error).ifPresent(answer -> message = answer);
        if (pad.isPressed("start") && !errors.hasStartFailed()) resume(error);
    }

    private void resume(GameError error) {
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
        List<String> answer = TextWrap.wrap(message, canvas.columns(MARGIN));
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
        if (!errors.hasStartFailed()) keys.add(List.of("Enter", "continue"));
        if (errors.all().size() > 1) keys.add(List.of("Tab", "next error"));
        if (watched) keys.add(List.of("F5", "restart"));
        if (watched && !errors.hasStartFailed()) keys.add(List.of("B", SECONDS_BACK + " s back"));
        if (!watched && errors.hasStartFailed()) keys.add(List.of("Close", "the window to exit"));
        keys.add(List.of("E", "open in editor"));
        keys.add(List.of("C", "copy"));
        if (watched) keys.add(List.of("R", "report"));
        if (isLong) keys.add(List.of("Arrows", "more"));
        return keys;
    }

    /** A message shown at the bottom of the window for three seconds, while the game continues. */
    private static final class Notice {
        private static final int FRAMES = 180;
        private static final int MARGIN = 4;

        private String text = "";

        /** Number of frames for which it is still shown; 0 for no message. */
        private int left;

        /** Shows a message instead of the current one. */
        public void say(String sentence) {
            text = sentence;
            left = FRAMES;
        }

        /** Counts a frame. */
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
