package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import kodama.cli.CommandException;
import kodama.desktop.sound.DefaultAudioDevice;
import kodama.file.OutputFile;
import kodama.script.game.SoundFormats;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundFormat;
import kodama.sound.Sounds;
import kodama.sound.file.RepeatedSound;
import kodama.sound.file.WavWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama play}: plays a sound or a song, or converts it to a WAV file. */
@Command(
        name = "play",
        description = "Play a sound or a song as a game does, until it ends or Ctrl+C; or write it as a WAV file.",
        mixinStandardHelpOptions = true)
final class PlaySoundCommand implements Callable<Integer> {
    /** The output is held in memory first; an hour takes 600 MB. */
    private static final int MAX_SECONDS = 3600;

    private static final int MAX_PASSES = 1000;

    /** Larger files are not game sounds. */
    private static final long MAX_BYTES = 256L << 20;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file: a sound, a song or an effect.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.wav",
            description = "Write to this file, at the sound's own sample rate, instead of playing.")
    private @Nullable Path output;

    @Option(names = "--loop", paramLabel = "N", description = "How many times to play the loop (default 1).")
    private int passes = 1;

    @Option(names = "--seconds", paramLabel = "N", description = "Maximum length in seconds (default: all).")
    private double seconds = MAX_SECONDS;

    @Override
    public Integer call() {
        check();
        Sound sound = sound();
        out(header(sound));
        RepeatedSound repeated = new RepeatedSound(sound, passes);
        if (output == null)
            new SoundPlayer(new DefaultAudioDevice(DefaultAudioDevice.DEFAULT_BUFFER_MILLIS))
                    .play(repeated, Math.min(seconds, repeated.seconds()));
        else write(repeated, output);
        return 0;
    }

    private void check() {
        if (passes < 1 || passes > MAX_PASSES)
            throw new CommandException("--loop must be from 1 to " + MAX_PASSES + " but was " + passes);
        if (!(seconds > 0 && seconds <= MAX_SECONDS))
            throw new CommandException("--seconds must be more than 0 and at most " + MAX_SECONDS + " but was "
                    + String.format(Locale.ROOT, "%.10g", seconds));
        if (output != null && !output.toString().endsWith(".wav"))
            throw new CommandException("-o must name a file that ends in .wav but was '" + output + "'");
    }

    private Sound sound() {
        if (!Files.exists(file)) throw new CommandException("there is no file '" + file + "'" + suggestion());
        if (!Files.isRegularFile(file)) throw new CommandException("'" + file + "' is not a regular file");
        String name = String.valueOf(file.getFileName());
        SoundFormat format = format(name);
        try {
            if (Files.size(file) > MAX_BYTES)
                throw new CommandException(
                        "'" + file + "' must have at most " + MAX_BYTES + " bytes but has " + Files.size(file));
            return format.read(name, file.toString(), Files.readAllBytes(file));
        } catch (IOException unreadable) {
            throw new CommandException("'" + file + "' cannot be read (" + unreadable.getMessage() + ")", unreadable);
        }
    }

    /** Suggests a file, because scripts name sounds without folder and extension, and a user may do so as well. */
    private String suggestion() {
        for (String folder : List.of(Sounds.FOLDER, "", "music/"))
            for (SoundFormat format : SoundFormats.all())
                for (String ending : format.extensions()) {
                    Path near = file.resolveSibling(folder + file.getFileName() + "." + ending);
                    if (Files.isRegularFile(near)) return " (did you mean '" + near + "'?)";
                }
        return "";
    }

    private static SoundFormat format(String name) {
        List<SoundFormat> all = SoundFormats.all();
        String small = name.toLowerCase(Locale.ROOT);
        for (SoundFormat format : all)
            for (String ending : format.extensions()) if (small.endsWith("." + ending)) return format;
        String endings =
                all.stream().flatMap(format -> format.extensions().stream()).collect(Collectors.joining(", "));
        throw new CommandException("'" + name + "' is not a sound file; sounds end in " + endings);
    }

    private static String header(Sound sound) {
        Loop loop = sound.loop();
        double rate = sound.rate();
        String text = String.format(Locale.ROOT, "%s: %.2f s, %d Hz", sound.name(), sound.seconds(), sound.rate());
        if (!sound.hasLoopMarkers()) return text;
        String bounds = "loop from %.2f s to %.2f s";
        return text + ", " + String.format(Locale.ROOT, bounds, loop.start() / rate, loop.end() / rate);
    }

    private void write(Sound sound, Path target) {
        OutputFile.write(target, WavWriter.write(sound, Math.round(seconds * sound.rate())));
        out("wrote " + target);
    }

    private void out(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
