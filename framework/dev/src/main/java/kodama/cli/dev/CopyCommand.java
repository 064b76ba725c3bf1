package kodama.cli.dev;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.base.Spelling;
import kodama.cli.CommandException;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama copy}: copies a Lua module of Kodama into a game, where it can be changed. */
@Command(
        name = "copy",
        description = {
            "Copy a Lua module of Kodama into a game, to change it there.",
            "From then on, `require` uses the game's copy."
        },
        mixinStandardHelpOptions = true)
final class CopyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MODULE", description = "Name of the module, such as kodama.menu.title.")
    private String module = "";

    @Parameters(
            index = "1",
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder (default: the current folder).")
    private Path folder = Path.of(".");

    @Override
    public Integer call() {
        GameFiles modules = GameFiles.classpath(CopyCommand.class.getClassLoader(), "kodama/lua/scripts/");
        String path = path(modules);
        if (!Files.isDirectory(folder)) throw new CommandException("there is no folder '" + folder + "'");
        Path target;
        try {
            target = ContainedPath.root(folder).resolve(path).checked();
            if (Files.exists(target)) throw new CommandException(target + " already exists and is not overwritten");
            AtomicFile.writeWithFolder(target, modules.read(path));
        } catch (GameFileException unwritable) {
            throw new CommandException(unwritable);
        }
        spec.commandLine().getOut().println("wrote " + target + "; the game uses it from now on");
        return 0;
    }

    private String path(GameFiles modules) {
        List<String> names = modules.names("lua").stream()
                .map(name -> name.replace('/', '.'))
                .toList();
        if (names.contains(module)) return module.replace('.', '/') + ".lua";
        throw new CommandException("there is no module '" + module + "'" + Spelling.hint(module, names) + "; there are "
                + String.join(", ", names));
    }
}
