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

/** What can be done with an error besides going on: its line opened in an editor, all of it copied. */
final class ErrorKeys {
    private static final String EDIT = "dev.edit";
    private static final String COPY = "dev.copy";
    private static final String REPORT = "dev.report";

    private final ErrorText words;
    private final SourceLineOpener editor;
    private final Consumer<String> clipboard;
    private final @Nullable BiFunction<GameError, String, String> reports;

    /** @param clipboard takes what is copied; throws an IllegalStateException or HeadlessException when it cannot */
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

    /** Does what was asked for; answers in a sentence what came of it, if anything was. */
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
            return "the clipboard cannot be reached; the error is on the console, too";
        }
    }

    /** Opens the line, and answers in a sentence what came of it. */
    String edit(GameError error) {
        return error.file().map(file -> editor.open(file, error.line())).orElse("there is no file to open");
    }
}
