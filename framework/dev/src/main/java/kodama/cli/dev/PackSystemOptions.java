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

/** The options of {@code kodama pack} for packs other than a jar. */
final class PackSystemOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final Set<OperatingSystem> systems = EnumSet.noneOf(OperatingSystem.class);

    @Option(
            names = "--for",
            paramLabel = "SYSTEM",
            split = ",",
            description =
                    "Create packs for windows, macos or linux, on any of them: with a starter, an icon, and Java if"
                            + " --jdk is given; otherwise players must install Java.")
    void setSystems(List<String> names) {
        for (String name : names) systems.add(choice("--for", name, OperatingSystem.values()));
    }

    private @Nullable Processor processor;

    @Option(names = "--arch", paramLabel = "ARCH", description = "Require a JDK for x64 or aarch64, and reject others.")
    void setProcessor(String name) {
        processor = choice("--arch", name, Processor.values());
    }

    @Option(
            names = "--jdk",
            paramLabel = "DIR|ZIP|TAR.GZ",
            split = ",",
            description = "Include a minimal Java from this JDK, which must be for the system of the pack; for several"
                    + " systems, give a JDK for each. Nothing is downloaded.")
    private List<Path> jdks = List.of();

    @Option(
            names = "--app-image",
            description = "Create a program with a native starter for this system, with jpackage of the running JDK.")
    private boolean appImage;

    private @Nullable InstallerType installer;
    private boolean hasInstaller;

    @Option(
            names = "--installer",
            paramLabel = "TYPE",
            arity = "0..1",
            fallbackValue = "",
            description = "Create an installer for this system, with jpackage: exe or msi, dmg or pkg, deb or rpm.")
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

    /** Whether any of these options is given. */
    boolean isUsed() {
        return !systems.isEmpty() || !jdks.isEmpty() || appImage || hasInstaller || processor != null;
    }

    /** Returns the systems to create packs for; empty for those of the JDKs. */
    Set<OperatingSystem> systems() {
        return EnumSet.copyOf(systems);
    }

    /** Returns the paths of the JDKs, unopened. */
    List<Path> jdks() {
        return jdks;
    }

    boolean hasPacks() {
        return !systems.isEmpty() || !appImage && !hasInstaller;
    }

    boolean hasAppImage() {
        return appImage;
    }

    /** Returns the installer to create; null for none. */
    @Nullable
    InstallerType installer(OperatingSystem running) {
        return hasInstaller && installer == null ? InstallerType.defaultFor(running) : installer;
    }

    /** Rejects a JDK for another machine than the packs. */
    void check(Path jdk, Platform platform) {
        if (processor != null && platform.processor() != processor)
            throw new CommandException(jdk + ": it is for " + platform + ", but --arch is " + word(processor));
        if (systems.isEmpty() || systems.contains(platform.system())) return;
        List<String> wanted = systems.stream().map(PackSystemOptions::word).toList();
        throw new CommandException(jdk + ": it is for " + platform + ", but --for is " + String.join(", ", wanted));
    }
}
