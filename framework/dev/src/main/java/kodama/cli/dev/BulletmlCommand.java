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

/** {@code kodama bulletml}: writes a BulletML file down in Lua. */
@Command(
        name = "bulletml",
        description =
                "Writes a pattern of BulletML down in Lua, to go on with it by hand. A game plays the file as it is"
                        + " by shot.bulletml.",
        mixinStandardHelpOptions = true)
final class BulletmlCommand implements Callable<Integer> {
    /** More no reader of BulletML takes. */
    private static final long MOST_BYTES = 1 << 20;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file, as pattern.xml.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.lua",
            description = "Write it there instead of to the console. A file that is there already stays.")
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

    /** By then someone may have gone on with what was written before. */
    private static void check(Path output) {
        if (!output.toString().endsWith(".lua"))
            throw new CommandException("-o must name a file that ends in .lua but was '" + output + "'");
        if (Files.exists(output)) throw new CommandException(output + " is there already, and stays as it is");
    }

    private Barrage barrage() {
        if (!Files.isRegularFile(file)) throw new CommandException("there is no file '" + file + "'");
        try {
            if (Files.size(file) > MOST_BYTES)
                throw new CommandException(
                        "'" + file + "' must have at most " + MOST_BYTES + " bytes but has " + Files.size(file));
            return BulletmlReader.read(String.valueOf(file), Files.readAllBytes(file));
        } catch (IOException unreadable) {
            throw new CommandException("'" + file + "' cannot be read (" + unreadable.getMessage() + ")", unreadable);
        } catch (BulletmlException senseless) {
            throw new CommandException(String.valueOf(senseless.getMessage()), senseless);
        }
    }

    /** What the Lua file is called where it is required. */
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
