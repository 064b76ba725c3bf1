package kodama.cli.dev;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kodama.bulletml.Barrage;
import kodama.bulletml.BulletmlException;
import kodama.bulletml.BulletmlReader;
import kodama.bulletml.convert.BarrageConverter;
import kodama.cli.CommandException;
import kodama.file.OutputFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama bulletml}: converts a BulletML file to Lua. */
@Command(
        name = "bulletml",
        description = "Convert a BulletML pattern to Lua, for further editing. A game can also play the file itself"
                + " with shot.bulletml.",
        mixinStandardHelpOptions = true)
final class BulletmlCommand implements Callable<Integer> {
    /** The limit of the BulletML reader. */
    private static final long MAX_BYTES = 1 << 20;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file, such as pattern.xml.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.lua",
            description = "Write to this file instead of the console; existing files are not overwritten.")
    private @Nullable Path output;

    @Override
    public Integer call() {
        if (output != null) check(output);
        Barrage barrage = barrage();
        barrage.warnings().forEach(warning -> err("warning: " + warning));
        String lua = BarrageConverter.convert(barrage, module());
        if (output == null) out(lua);
        else OutputFile.write(output, lua.getBytes(StandardCharsets.UTF_8));
        if (output != null) out("wrote " + output + "\n");
        return 0;
    }

    /** An existing file may contain edits by hand. */
    private static void check(Path output) {
        if (!output.toString().endsWith(".lua"))
            throw new CommandException("-o must name a file that ends in .lua but was '" + output + "'");
        if (Files.exists(output)) throw new CommandException(output + " already exists and is not overwritten");
    }

    private Barrage barrage() {
        if (!Files.isRegularFile(file)) throw new CommandException("there is no file '" + file + "'");
        try {
            if (Files.size(file) > MAX_BYTES)
                throw new CommandException(
                        "'" + file + "' must have at most " + MAX_BYTES + " bytes but has " + Files.size(file));
            return BulletmlReader.read(String.valueOf(file), Files.readAllBytes(file));
        } catch (IOException unreadable) {
            throw new CommandException("'" + file + "' cannot be read (" + unreadable.getMessage() + ")", unreadable);
        } catch (BulletmlException senseless) {
            throw new CommandException(String.valueOf(senseless.getMessage()), senseless);
        }
    }

    /** Returns the module name of the Lua file. */
    private String module() {
        String name = String.valueOf((output == null ? file : output).getFileName());
        return name.replaceFirst("\\.(lua|xml)$", "");
    }

    private void out(String text) {
        spec.commandLine().getOut().print(text);
        spec.commandLine().getOut().flush();
    }

    private void err(String line) {
        spec.commandLine().getErr().println(line);
        spec.commandLine().getErr().flush();
    }
}
