package kodama.cli.dev;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.make.JavaBuild;
import kodama.make.KodamaLauncher;
import kodama.make.NewGame;
import kodama.make.Template;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama new}: creates a game from a template. */
@Command(
        name = "new",
        description = {
            "Create a game in a new folder, ready to run and with tests.",
            "In a terminal, it asks for missing arguments."
        },
        mixinStandardHelpOptions = true)
final class NewCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The game's folder, new or empty; its name becomes the title.")
    private @Nullable Path folder;

    @Option(
            names = "--template",
            paramLabel = "NAME",
            description = "Template: empty, shooter, platformer, states, java or java-game (default: empty).")
    private @Nullable String template;

    @Override
    public Integer call() {
        Path named = folder;
        if (named != null) return make(named, template == null ? Template.EMPTY : Template.of(template));
        Console console = System.console();
        if (console == null || !kodama.cli.ConsoleWriters.isTerminal())
            throw new CommandException("name a folder for the game, for example: kodama new mygame --template shooter");
        return new NewGameQuestions(console::readLine, out()).ask(template, this::make);
    }

    private int make(Path target, Template chosen) {
        NewGame game = NewGame.in(target);
        JavaBuild build = game.write(chosen, System.getProperty("user.name", ""));
        KodamaLauncher program = KodamaLauncher.running();
        String path = program.shortestPath(target);
        out().println("created '" + game.title() + "' in " + path + ": " + chosen.description());
        out().println("next:");
        if (build == JavaBuild.NO_COMPILER) out().println("  " + program.javacCommand(target) + "    # with a JDK");
        for (String verb : new String[] {"dev", "test", "pack"}) out().println("  " + program.shellCommand(verb, path));
        return 0;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
