package kodama.cli.dev;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.cli.CommandException;
import kodama.pack.system.InstallerType;
import kodama.pack.system.Platform;
import kodama.pack.system.Platform.OperatingSystem;
import kodama.pack.system.Platform.Processor;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of {@code kodama pack} for packs that are more than a jar. */
final class PackSystemOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final Set<OperatingSystem> systems = EnumSet.noneOf(OperatingSystem.class);

    @Option(
            names = "--for",
            paramLabel = "SYSTEM",
            split = ",",
            description = {
                "Make packs for windows, macos or linux, from any of them: a starter, an icon, and a Java if --jdk",
                "names one; without it a Java that players have installed."
            })
    void setSystems(List<String> names) {
        for (String name : names) systems.add(choice("--for", name, OperatingSystem.values()));
    }

    private @Nullable Processor processor;

    @Option(
            names = "--arch",
            paramLabel = "ARCH",
            description = "Take only a JDK for x64 or for aarch64, and refuse others.")
    void setProcessor(String name) {
        processor = choice("--arch", name, Processor.values());
    }

    @Option(
            names = "--jdk",
            paramLabel = "DIR|ZIP|TAR.GZ",
            split = ",",
            description = {
                "Put the Java of this JDK into the pack, made small; it is one for the system that the pack is for,",
                "and one for each if there are several. Nothing is downloaded."
            })
    private List<Path> jdks = List.of();

    @Option(
            names = "--app-image",
            description = "Make a program with a native starter for this system, by jpackage of the running JDK.")
    private boolean appImage;

    private @Nullable InstallerType installer;
    private boolean hasInstaller;

    @Option(
            names = "--installer",
            paramLabel = "TYPE",
            arity = "0..1",
            fallbackValue = "",
            description = "Make an installer for this system, by jpackage: exe or msi, dmg or pkg, deb or rpm.")
    void setInstaller(String name) {
        hasInstaller = true;
        if (!name.isEmpty()) installer = choice("--installer", name, InstallerType.values());
    }

    private <T extends Enum<T>> T choice(String option, String name, T[] values) {
        for (T value : values) if (word(value).equals(name)) return value;
        List<String> words = Stream.of(values).map(PackSystemOptions::word).toList();
        throw new ParameterException(
                spec.commandLine(),
                option + " must be one of " + String.join(", ", words) + " but was '" + name + "'"
                        + Spelling.hint(name, words));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Whether anything but a plain jar is wanted. */
    boolean isUsed() {
        return !systems.isEmpty() || !jdks.isEmpty() || appImage || hasInstaller || processor != null;
    }

    /** The systems that packs are for; those of the JDKs if none is named. */
    Set<OperatingSystem> systems() {
        return EnumSet.copyOf(systems);
    }

    /** What is named as JDK, unopened. */
    List<Path> jdks() {
        return jdks;
    }

    boolean hasPacks() {
        return !systems.isEmpty() || !appImage && !hasInstaller;
    }

    boolean hasAppImage() {
        return appImage;
    }

    /** The installer that is wanted; null for none. */
    @Nullable
    InstallerType installer(OperatingSystem running) {
        return hasInstaller && installer == null ? InstallerType.defaultFor(running) : installer;
    }

    /** Refuses a JDK for another machine than the packs. */
    void check(Path jdk, Platform platform) {
        if (processor != null && platform.processor() != processor)
            throw new CommandException(jdk + ": it is for " + platform + ", and --arch is " + word(processor));
        if (systems.isEmpty() || systems.contains(platform.system())) return;
        List<String> wanted = systems.stream().map(PackSystemOptions::word).toList();
        throw new CommandException(jdk + ": it is for " + platform + ", and --for is " + String.join(", ", wanted));
    }
}
