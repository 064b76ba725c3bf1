package kodama.pack.system;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** An operating system and processor for which games can be packed. */
public record Platform(OperatingSystem system, Processor processor) {
    /** Supported operating systems. */
    public enum OperatingSystem {
        /** Windows 10 and later. */
        WINDOWS("Windows", "win"),
        /** macOS. */
        MACOS("macOS", "mac", "darwin"),
        /** Linux with glibc. */
        LINUX("Linux", "linux");

        private final String title;
        private final List<String> beginnings;

        OperatingSystem(String title, String... beginnings) {
            this.title = title;
            this.beginnings = List.of(beginnings);
        }

        /** Display name. */
        public String title() {
            return title;
        }

        /** The name in file names, such as {@code macos}. */
        public String fileName() {
            return title.toLowerCase(Locale.ROOT);
        }

        boolean isMeant(String name) {
            return beginnings.stream().anyMatch(name.toLowerCase(Locale.ROOT)::startsWith);
        }
    }

    /** Supported processors. */
    public enum Processor {
        /** Most PCs. */
        X64("x64", "x86_64", "amd64"),
        /** Macs since 2020 and single-board computers. */
        AARCH64("aarch64", "arm64");

        private final List<String> names;

        Processor(String... names) {
            this.names = List.of(names);
        }

        boolean isMeant(String name) {
            return names.contains(name.toLowerCase(Locale.ROOT));
        }
    }

    /**
     * Finds a platform by names that Java and JDKs use.
     *
     * @param system such as {@code Linux}, {@code Windows 11}, {@code Darwin}
     * @param processor such as {@code amd64}, {@code x86_64}, {@code arm64}
     * @throws IllegalArgumentException if the platform is not supported
     */
    public static Platform of(String system, String processor) {
        return new Platform(
                found(system, OperatingSystem.values(), value -> value.isMeant(system)),
                found(processor, Processor.values(), value -> value.isMeant(processor)));
    }

    private static <T> T found(String name, T[] values, Predicate<T> isMeant) {
        return Arrays.stream(values).filter(isMeant).findFirst().orElseThrow(() -> new IllegalArgumentException(name));
    }

    /** The platform of this machine; throws an exception if it is not supported. */
    public static Platform ofThisMachine() {
        return of(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    /** The display name, such as {@code macOS aarch64}. */
    @Override
    public String toString() {
        return system.title() + " " + processor.names.get(0);
    }

    /** The name in file names, such as {@code macos-aarch64}. */
    public String fileName() {
        return toString().toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
