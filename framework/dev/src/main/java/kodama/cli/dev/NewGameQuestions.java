package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import kodama.file.GameFileException;
import kodama.file.PathParser;
import kodama.make.MakeException;
import kodama.make.NewGame;
import kodama.make.Template;
import org.jspecify.annotations.Nullable;

/** Asks for the properties of a new game, until the answers are valid or the user presses Ctrl+D. */
final class NewGameQuestions {
    private static final String FOLDER = "mygame";

    /** Exit code if the user ended the input; nothing was created. */
    private static final int CANCELED = 1;

    private final Supplier<@Nullable String> lines;
    private final PrintWriter out;

    /** @param lines lines that the user types; null at the end of the input */
    NewGameQuestions(Supplier<@Nullable String> lines, PrintWriter out) {
        this.lines = lines;
        this.out = out;
    }

    /** Asks, and then creates the game; returns the exit code. */
    int ask(@Nullable String named, ToIntBiFunction<Path, Template> make) {
        Path folder = folder();
        if (folder == null) return end();
        Template template = named == null ? template() : Template.of(named);
        if (template == null) return end();
        return make.applyAsInt(folder, template);
    }

    private int end() {
        out.println();
        out.println("nothing was created");
        return CANCELED;
    }

    private @Nullable Path folder() {
        while (true) {
            String answer = answer("Folder of the game", FOLDER);
            if (answer == null) return null;
            try {
                Path folder = PathParser.parse(answer);
                NewGame.in(folder);
                return folder;
            } catch (MakeException | GameFileException wrong) {
                out.println("  " + wrong.getMessage());
            }
        }
    }

    private @Nullable Template template() {
        for (Template template : Template.values()) out.printf("  %-9s %s%n", template.id(), template.description());
        while (true) {
            String answer = answer("Template", Template.EMPTY.id());
            if (answer == null) return null;
            try {
                return Template.of(answer);
            } catch (MakeException wrong) {
                out.println("  " + wrong.getMessage());
            }
        }
    }

    /** An empty answer selects the default in brackets. */
    private @Nullable String answer(String question, String defaultAnswer) {
        out.print(question + " [" + defaultAnswer + "]: ");
        out.flush();
        String typed = lines.get();
        if (typed == null) return null;
        return typed.isBlank() ? defaultAnswer : typed.strip();
    }
}
