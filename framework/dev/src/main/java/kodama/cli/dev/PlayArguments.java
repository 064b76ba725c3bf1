package kodama.cli.dev;

import kodama.cli.Console;
import kodama.cli.PlayOption;
import kodama.cli.PlayOptions;
import picocli.CommandLine;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Lets a command take the options of {@link PlayOption} besides its own. */
final class PlayArguments implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec command) {
        for (PlayOption option : PlayOption.ALL) command.addOption(spec(option));
        return command;
    }

    private static OptionSpec spec(PlayOption option) {
        OptionSpec.Builder spec = OptionSpec.builder(option.name())
                .description(option.description().toArray(String[]::new));
        if (!option.hasValue()) return spec.type(boolean.class).build();
        return spec.type(String.class).arity("1").paramLabel(option.value()).build();
    }

    /** What a command line has said. */
    static PlayOptions read(CommandLine command) {
        PlayOptions options = new PlayOptions(new Console(command.getOut(), command.getErr()));
        ParseResult given = command.getParseResult();
        for (PlayOption option : PlayOption.ALL) {
            String value = option.hasValue() ? given.matchedOptionValue(option.name(), "") : "";
            if (given.hasMatchedOption(option.name())) options.set(option.name(), value);
        }
        return options;
    }
}
