package kodama.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.replay.ReplayFile;
import org.jspecify.annotations.Nullable;

/**
 * The command line of a packed game: the {@link RunOption}s as {@code --option value} or {@code --option=value}.
 * Parsed without a library, which would take longer than the rest of the start-up.
 */
final class PackedArguments {
    static final String HELP = "--help";
    static final String VERSION = "--version";

    private static final String SHORT_HELP = "-h";
    private static final String SHORT_VERSION = "-V";

    /** Packs contain no debug saves. */
    private static final List<RunOption> OPTIONS = Stream.concat(
                    RunOption.ALL.stream().filter(option -> !option.name().equals("--save")),
                    Stream.of(RunOption.VERIFY))
            .toList();

    /** Options for developers who test a pack; {@code --help} does not show them. */
    private static final Set<String> HIDDEN = Set.of(
            "--checkpoint-ticks",
            "--loop",
            "--mark",
            "--pads",
            "--profile",
            "--random",
            "--scene",
            "--section",
            "--single-thread",
            "--trace-phases");

    private final List<String> args;

    PackedArguments(String... args) {
        this.args = List.of(args);
    }

    boolean asksForHelp() {
        return args.contains(HELP) || args.contains(SHORT_HELP);
    }

    boolean asksForVersion() {
        return args.contains(VERSION) || args.contains(SHORT_VERSION);
    }

    /**
     * Parses the arguments into the options.
     *
     * @throws InvalidOptionException if an option is unknown, is given twice, or has a missing or invalid value
     */
    void read(RunOptions options) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < args.size(); i++) {
            String[] parts = args.get(i).split("=", 2);
            boolean isReplay = RunOption.isReplay(args.get(i)); // a system that opens a file passes only its name
            if (isReplay) parts = new String[] {RunOption.WATCH.name(), args.get(i)};
            RunOption option = find(parts[0]);
            boolean isRepeated = !seen.add(option.name());
            if (isRepeated && isReplay)
                throw new InvalidOptionException("only one replay can be named, but there are several");
            if (isRepeated) throw new InvalidOptionException("option '" + option.name() + "' is given twice");
            String attached = parts.length == 2 ? parts[1] : null;
            if (!option.hasValue()) options.set(option.name(), requireNoValue(option, attached));
            else if (attached != null) options.set(option.name(), attached);
            else if (++i < args.size()) options.set(option.name(), args.get(i));
            else throw new InvalidOptionException("option '" + option.name() + "' requires a value: " + usage(option));
        }
    }

    private static RunOption find(String name) {
        if (!name.startsWith("-"))
            throw new InvalidOptionException(
                    "'" + name + "' is neither an option nor a replay (FILE" + ReplayFile.EXTENSION + ")");
        for (RunOption option : OPTIONS) if (option.name().equals(name)) return option;
        List<String> names = OPTIONS.stream().map(RunOption::name).toList();
        throw new InvalidOptionException("there is no option '" + name + "'" + Spelling.hint(name, names));
    }

    private static String requireNoValue(RunOption option, @Nullable String value) {
        if (value == null) return "";
        throw new InvalidOptionException("option '" + option.name() + "' takes no value but was given '" + value + "'");
    }

    /** Returns the lines of {@code --help}. */
    static List<String> help(String command) {
        StringBuilder text = new StringBuilder("Usage: " + command + " [OPTION]...\n");
        OPTIONS.stream()
                .filter(option -> !HIDDEN.contains(option.name()))
                .forEach(option -> add(usage(option), option.description(), text));
        add(HELP, List.of("Show this help."), text);
        add(VERSION, List.of("Show the version."), text);
        return text.toString().lines().toList();
    }

    private static String usage(RunOption option) {
        return option.hasValue() ? option.name() + " " + option.value() : option.name();
    }

    private static void add(String usage, List<String> description, StringBuilder text) {
        text.append("  ").append(usage).append('\n');
        description.forEach(line -> text.append("      ").append(line).append('\n'));
    }
}
