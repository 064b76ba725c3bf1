package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.base.PrintableText;
import kodama.cli.CommandException;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.explain.Explanation;
import kodama.lua.library.Libraries;
import kodama.lua.open.FullLibraries;
import kodama.lua.open.LuaProgram;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama lua}: runs a Lua file as a program, without a game. */
@Command(
        name = "lua",
        description = "Run a Lua 5.2 file as a program. Without --open, it is sandboxed like the scripts of a game.",
        mixinStandardHelpOptions = true)
final class LuaCommand implements Callable<Integer> {
    private static final int UNCAUGHT = 1;

    @Option(names = "--open", description = "Give the program access to files, the system and the debug library.")
    private boolean open;

    @Option(names = "--explain", description = "Print at the end which functions ran as Java, and why others did not.")
    private boolean explains;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "FILE", description = "The Lua file.")
    private Path file;

    @Parameters(index = "1..*", paramLabel = "ARGS", description = "Arguments of the program, available as arg and ...")
    private List<String> arguments = List.of();

    @Override
    public Integer call() {
        byte[] source = read();
        LuaMachine machine = machine();
        Explanation explanation = explains ? new Explanation(machine) : null;
        int code = run(new LuaProgram(machine), source);
        if (explanation != null) print(explanation);
        return code;
    }

    private int run(LuaProgram program, byte[] source) {
        try {
            program.run(file.toString(), source, arguments);
            return 0;
        } catch (LuaFailure uncaught) {
            String report = program.report(uncaught);
            if (report != null) print("lua: " + report);
            return UNCAUGHT;
        } finally {
            program.finish();
        }
    }

    /** With --open, a program may write anything to the terminal, as with other interpreters. */
    private void print(String report) {
        if (open) System.err.writeBytes(LuaProgram.bytes(report + "\n"));
        else command.commandLine().getErr().println(PrintableText.message(report));
    }

    /** Prints after all output of the program, separated from it. */
    private void print(Explanation explanation) {
        System.out.flush();
        explanation.print(command.commandLine().getErr());
    }

    private LuaMachine machine() {
        return open
                ? FullLibraries.machine(LuaOptions.unrestricted())
                : Libraries.machine(
                        LuaOptions.forGame().withPrint(command.commandLine().getOut()::println));
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
