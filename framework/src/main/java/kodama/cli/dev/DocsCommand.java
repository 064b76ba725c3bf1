package kodama.cli.dev;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kodama.cli.Refusal;
import kodama.file.OutputFile;
import kodama.script.docs.LuaDocs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kodama docs}: writes the Lua reference and the definitions that editors complete names from. */
@Command(
        name = "docs",
        description = "Writes the Lua reference, and definitions for editors with lua-language-server.",
        mixinStandardHelpOptions = true)
final class DocsCommand implements Callable<Integer> {
    @Option(
            names = "--reference",
            paramLabel = "FILE",
            defaultValue = "lua.md",
            description = "Default: ${DEFAULT-VALUE}")
    private Path reference;

    @Option(
            names = "--definitions",
            paramLabel = "FILE",
            defaultValue = "library/kodama.d.lua",
            description = "Default: ${DEFAULT-VALUE}")
    private Path definitions;

    @Override
    public Integer call() {
        LuaDocs docs = LuaDocs.ofFramework();
        write(reference, docs.reference());
        write(definitions, docs.definitions());
        return 0;
    }

    private static void write(Path file, String text) {
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder))
            throw new Refusal("there is no folder '" + folder + "' to write " + file + " to");
        OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        System.out.println("wrote " + file);
    }
}
