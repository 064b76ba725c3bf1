package kodama.release;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kodama.file.BundledFiles;
import kodama.pack.system.Platform;
import kodama.pack.system.Platform.OperatingSystem;
import kodama.pack.system.Platform.Processor;

/** Writes {@code DOWNLOAD.md}: which file is for whom, and how it is started. */
final class DownloadPage {
    private static final double MEGABYTE = 1_000_000;

    /** By system, those for all systems last; those with Java first. */
    private static final Comparator<Download> ORDER = Comparator.comparing(
                    Download::system, Comparator.nullsLast(Comparator.<OperatingSystem>naturalOrder()))
            .thenComparing(file -> file.java() == null);

    private DownloadPage() {}

    static String of(String version, List<Download> kodama, List<Download> demo) {
        return BundledFiles.text(DownloadPage.class, "DOWNLOAD.md")
                .replace("@VERSION@", version)
                .replace("@KODAMA@", table(kodama))
                .replace("@DEMO@", table(demo));
    }

    private static String table(List<Download> files) {
        return files.stream().sorted(ORDER).map(DownloadPage::row).collect(Collectors.joining("\n"));
    }

    private static String row(Download file) {
        return String.format(
                Locale.ROOT,
                "| %s | [%s](%s) | %.1f MB | %s | %s |",
                system(file),
                file.name(),
                file.name(),
                file.size() / MEGABYTE,
                requirement(file),
                start(file));
    }

    private static String system(Download file) {
        OperatingSystem system = file.system();
        if (system == null) return "any system";
        Platform java = file.java();
        String processor = java == null ? "" : processor(java);
        return system == OperatingSystem.WINDOWS ? "Windows 10, 11" + processor : system.title() + processor;
    }

    private static String processor(Platform java) {
        boolean isMac = java.system() == OperatingSystem.MACOS;
        if (java.processor() == Processor.X64) return isMac ? " (Intel)" : " (x64)";
        return isMac ? " (Apple silicon)" : " (ARM)";
    }

    private static String requirement(Download file) {
        if (file.java() != null) return "nothing else";
        return file.system() == OperatingSystem.WINDOWS ? "Java 17.0.5 or newer (x64)" : "Java 17 or newer";
    }

    private static String start(Download file) {
        if (file.system() == null) return "Double-click it, or run `java -jar " + file.name() + "`";
        return switch (file.system()) {
            case WINDOWS -> "Unpack all of it, double-click `" + windowsProgram(file) + "`";
            case MACOS -> "Double-click it, then double-click `" + file.program() + ".app`";
            case LINUX -> "Unpack it, then run `" + file.id() + "/" + file.id() + "`";
        };
    }

    /** A pack with a Java for ARM has a batch file, because the launcher is for x64. */
    private static String windowsProgram(Download file) {
        Platform java = file.java();
        boolean isForArm = java != null && java.processor() == Processor.AARCH64;
        return isForArm ? file.id() + ".bat" : file.program() + ".exe";
    }
}
