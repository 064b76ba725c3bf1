package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import kodama.cli.CommandException;
import kodama.cli.LaunchMode;
import kodama.cli.RunOptions;
import kodama.dev.Editor;
import kodama.make.MakeException;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kodama dev}: plays a game from any point, and reloads saved files. */
@Command(
        name = "dev",
        description = "Develop a game: start with the portal, and reload scripts, images and Java classes when saved.",
        mixinStandardHelpOptions = true)
final class DevCommand extends PlayGameCommand {
    @Option(names = "--no-portal", description = "Start with the game instead of the portal.")
    private boolean noPortal;

    @Option(
            names = "--editor",
            paramLabel = "COMMAND",
            description = {
                "Open failing lines in this editor, such as \"code -g {file}:{line}\".",
                "By default, E on the error screen opens it by KODAMA_EDITOR, VISUAL, EDITOR or the desktop."
            })
    private @Nullable String editor;

    DevCommand() {
        super(false);
    }

    @Override
    void prepare(GameFolder game, RunOptions options) {
        try {
            game.compileChanged();
        } catch (MakeException wrong) { // in a window the error screen shows it: see DevTools
            if (options.isHeadless()) throw new CommandException(String.valueOf(wrong.getMessage()), wrong);
        } catch (GameConfigException | CommandException wrong) {
            // the game reports it when it opens
        }
    }

    @Override
    LaunchMode launchMode(Path folder) {
        Editor opening = editor();
        return parts -> new DevTools(folder, !noPortal, statsLevel(), opening, parts, List.of(), List.of());
    }

    private Editor editor() {
        if (editor == null) return Editor.ofThisMachine();
        if (editor.isBlank()) throw new CommandException("--editor requires a command, such as code -g {file}:{line}");
        return Editor.named(editor);
    }
}
