package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import kodama.lua.open.LuaProgram;
import kodama.lua.open.OpenLibraries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kodama lua}: runs a Lua file as a program, without a game around it. */
@Command(
        name = "lua",
        description = "Runs a Lua 5.2 file as a program. Without --open it is caged as a game's scripts are.",
        mixinStandardHelpOptions = true)
final class LuaCommand implements Callable<Integer> {
    private static final int UNCAUGHT = 1;

    @Option(names = "--open", description = "Give the program files, the system and the debug library.")
    private boolean open;

    @Parameters(index = "0", paramLabel = "FILE", description = "The Lua file.")
    private Path file;

    @Parameters(index = "1..*", paramLabel = "ARGS", description = "What the program finds in arg and in ... .")
    private List<String> arguments = List.of();

    @Override
    public Integer call() {
        byte[] source = read();
        LuaProgram program = new LuaProgram(machine());
        try {
            program.run(file.toString(), source, arguments);
            return 0;
        } catch (LuaFailure uncaught) {
            String report = program.report(uncaught);
            if (report != null) System.err.writeBytes(LuaProgram.bytes("lua: " + report + "\n"));
            return UNCAUGHT;
        } finally {
            program.finish();
        }
    }

    private LuaMachine machine() {
        return open
                ? OpenLibraries.machine(LuaOptions.open())
                : Libraries.machine(LuaOptions.forGame().withPrint(System.out::println));
    }

    private byte[] read() {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new CommandException("there is no file '" + file + "'", e);
        } catch (IOException e) {
            throw new CommandException("the file '" + file + "' cannot be read: " + e.getMessage(), e);
        }
    }
}
