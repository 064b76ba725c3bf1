package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.check.Checker;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Severity;
import kodama.cli.CommandException;
import kodama.data.JsonWriter;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.make.MakeException;
import kodama.script.config.GameConfigException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama check}: finds mistakes in a game without running it. */
@Command(
        name = "check",
        description = {
            "Find mistakes in the scripts of a game without running it: misspelled names, wrong arguments, missing"
                    + " images, loops that never wait, and more.",
            "The exit code is 0 if there are no warnings or errors, 1 if there are, 2 for incorrect usage."
        },
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder (default: the current folder).")
    private Path folder = Path.of(".");

    @Option(names = "--json", description = "Print the findings as a JSON array.")
    private boolean json;

    @Override
    public Integer call() {
        List<Finding> findings = findings(GameFolder.of(folder));
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(json(findings));
        else print(out, findings);
        return findings.stream().allMatch(each -> each.severity() == Severity.HINT) ? 0 : 1;
    }

    private List<Finding> findings(GameFolder game) {
        return found(game).stream()
                .map(each -> each.withFile(shown(each.file())))
                .toList();
    }

    private List<Finding> found(GameFolder game) {
        try {
            List<Finding> all = new ArrayList<>(whole(game));
            for (String source : game.changedSources())
                all.add(new Finding(
                        source, 1, 1, FindingCode.NOT_COMPILED, "the class is missing or older than this source"));
            return all;
        } catch (GameConfigException wrong) {
            return Checker.check(GameFiles.folder(folder)); // also reports errors in game.lua
        } catch (GameFileException | MakeException unreadable) {
            throw new CommandException(unreadable);
        }
    }

    /** Scripts can be checked even before the Java parts are built. */
    private static List<Finding> whole(GameFolder game) {
        try (GameProject project = game.get()) {
            return Checker.check(project);
        } catch (CommandException unbuilt) {
            return Checker.check(game.files());
        }
    }

    /** Returns the path relative to the working directory, so that terminals and editors find the file. */
    private String shown(String file) {
        return folder.resolve(file).normalize().toString().replace('\\', '/');
    }

    private static void print(PrintWriter out, List<Finding> findings) {
        findings.forEach(out::println);
        if (findings.isEmpty()) out.println("no mistakes found");
        else out.println(findings.size() == 1 ? "1 finding" : findings.size() + " findings");
    }

    private static JsonWriter json(List<Finding> findings) {
        JsonWriter text = new JsonWriter().open('[');
        for (Finding each : findings) {
            text.open('{');
            text.field("file", each.file());
            text.field("line", each.line());
            text.field("column", each.column());
            text.field("severity", each.severity().toString());
            text.field("code", each.code().toString());
            text.field("message", each.message());
            text.close('}');
        }
        text.close(']');
        return text;
    }
}
