package kodama.dev.error;

import java.awt.HeadlessException;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import kodama.dev.SourceLineOpener;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GameError;
import org.jspecify.annotations.Nullable;

/** The keys of the error screen that open the failing line in an editor, copy the error, or write a report. */
final class ErrorKeys {
    private static final String EDIT = "dev.edit";
    private static final String COPY = "dev.copy";
    private static final String REPORT = "dev.report";

    private final ErrorText words;
    private final SourceLineOpener editor;
    private final Consumer<String> clipboard;
    private final @Nullable BiFunction<GameError, String, String> reports;

    /** @param clipboard copies text; throws an IllegalStateException or HeadlessException if that is not possible */
    ErrorKeys(
            GameFiles files,
            SourceLineOpener editor,
            Consumer<String> clipboard,
            @Nullable BiFunction<GameError, String, String> reports) {
        this.words = new ErrorText(files);
        this.editor = editor;
        this.clipboard = clipboard;
        this.reports = reports;
    }

    static KeyMap addTo(KeyMap map) {
        return map.with(EDIT, Key.E).with(COPY, Key.C).with(REPORT, Key.R);
    }

    /** Handles the keys. Returns a message about the result; empty if none was pressed. */
    Optional<String> handleKeys(Pad pad, GameError error) {
        if (reports != null && pad.isPressed(REPORT)) return Optional.of(reports.apply(error, words.fullText(error)));
        if (pad.isPressed(COPY)) return Optional.of(copy(error));
        return pad.isPressed(EDIT) ? Optional.of(edit(error)) : Optional.empty();
    }

    private String copy(GameError error) {
        try {
            clipboard.accept(words.fullText(error));
            return "copied";
        } catch (IllegalStateException | HeadlessException notThere) {
            return "the clipboard is not available; the error is also in the terminal";
        }
    }

    /** Opens the failing line. Returns a message about the result. */
    String edit(GameError error) {
        return error.file().map(file -> editor.open(file, error.line())).orElse("there is no file to open");
    }
}
