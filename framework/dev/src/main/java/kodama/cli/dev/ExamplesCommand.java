package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.file.AtomicFile;
import kodama.file.PathParser;
import kodama.make.Example;
import kodama.make.ExamplePage;
import kodama.make.Examples;
import kodama.make.JavaBuild;
import kodama.make.KodamaLauncher;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama examples}: lists, plays and copies the examples of Kodama. */
@Command(
        name = "examples",
        description = "List the examples of Kodama: small games, one idea each.",
        mixinStandardHelpOptions = true)
final class ExamplesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--pictures", paramLabel = "DIR", description = "Write a picture of each example into this folder.")
    private @Nullable Path pictures;

    @Option(names = "--page", paramLabel = "FILE", description = "Write the list as a page in Markdown.")
    private @Nullable Path page;

    @Override
    public Integer call() {
        Examples examples = Examples.inJar();
        Path folder = pictures;
        Path file = page;
        if (folder != null) for (Example example : examples.all()) ExampleRunner.picture(example, folder);
        if (file != null) AtomicFile.writeWithFolder(file, ExamplePage.of(examples));
        if (folder == null && file == null) list(examples, spec.commandLine().getOut());
        return 0;
    }

    private static void list(Examples examples, PrintWriter out) {
        String group = "";
        for (Example example : examples.all()) {
            if (!example.group().equals(group)) out.println(example.group());
            group = example.group();
            out.printf("  %-18s %s%n", example.name(), example.description());
        }
        out.println("kodama examples run NAME plays an example; kodama examples copy NAME copies it.");
    }

    @Command(
            name = "run",
            description = {
                "Play an example. Its name may be followed by options of kodama run, such as --scale 2.",
                "Saves and settings are stored in your user folder."
            },
            mixinStandardHelpOptions = true)
    int run(
            @Parameters(paramLabel = "NAME", description = "Name of the example.") String name,
            @Parameters(paramLabel = "OPTION", arity = "0..*", description = "Options of kodama run.")
                    String @Nullable [] options) {
        return ExampleRunner.play(Examples.inJar().named(name), options == null ? List.of() : List.of(options));
    }

    @Command(
            name = "copy",
            description = "Copy an example into a folder, to change it.",
            mixinStandardHelpOptions = true)
    int copy(
            @Parameters(paramLabel = "NAME", description = "Name of the example.") String name,
            @Parameters(paramLabel = "DIR", arity = "0..1", description = "A new folder (default: NAME).") @Nullable
                    Path folder) {
        Path target = folder == null ? PathParser.parse(name) : folder;
        JavaBuild build = Examples.copy(Examples.inJar().named(name), target);
        KodamaLauncher program = KodamaLauncher.running();
        PrintWriter out = spec.commandLine().getOut();
        out.println("copied " + name + " to " + program.shortestPath(target));
        if (build == JavaBuild.NO_COMPILER) out.println("  " + program.javacCommand(target) + "    # with a JDK");
        out.println("  " + program.shellCommand("dev", program.shortestPath(target)));
        return 0;
    }
}
