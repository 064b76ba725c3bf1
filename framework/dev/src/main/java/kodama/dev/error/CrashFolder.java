package kodama.dev.error;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import kodama.file.ContainedPath;

/** The folder of crash reports. Each report is a folder named by its time; the ten newest are kept. */
final class CrashFolder {
    /** Number of reports to keep. */
    static final int KEPT = 10;

    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss");
    private static final String NAMES = "\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d(-\\d{1,9})?";

    private final ContainedPath folder;

    CrashFolder(ContainedPath folder) {
        this.folder = folder;
    }

    /**
     * Writes a report.
     *
     * @param files returns the content of each file by its name; called with the name of the report's folder
     * @return the report's folder
     */
    Path write(LocalDateTime time, Function<String, Map<String, byte[]>> files) throws IOException {
        Path made = claim(folder.createFolder().resolve(NAME.format(time)));
        String name = made.getFileName().toString();
        for (Map.Entry<String, byte[]> file : files.apply(name).entrySet())
            Files.write(made.resolve(file.getKey()), file.getValue());
        forgetOldest(made);
        return made;
    }

    /** Creates the report's folder, with a number if there is one of the same second. */
    private static Path claim(Path wanted) throws IOException {
        for (int number = 1; ; number++) {
            try {
                return Files.createDirectory(
                        number == 1 ? wanted : wanted.resolveSibling(wanted.getFileName() + "-" + number));
            } catch (FileAlreadyExistsException taken) {
                // try the next number
            }
        }
    }

    /** Deletes the oldest reports, but never the newest, even if others have a later time due to a wrong clock. */
    private void forgetOldest(Path newest) throws IOException {
        List<Path> others =
                reports().stream().filter(each -> !each.equals(newest)).toList();
        for (Path old : others.subList(0, Math.max(0, others.size() - KEPT + 1))) delete(old);
    }

    /** The reports in order. Other names are ignored, and so are links, which may lead anywhere. */
    private List<Path> reports() throws IOException {
        try (Stream<Path> all = Files.list(folder.checked())) {
            return all.filter(each -> each.getFileName().toString().matches(NAMES))
                    .filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
                    .sorted(Comparator.comparing((Path each) -> stamp(each)).thenComparing(CrashFolder::number))
                    .toList();
        }
    }

    private static String stamp(Path report) {
        String name = report.getFileName().toString();
        return name.substring(0, "yyyy-MM-ddTHH-mm-ss".length());
    }

    private static int number(Path report) {
        String rest = report.getFileName().toString().substring(stamp(report).length());
        return rest.isEmpty() ? 1 : Integer.parseInt(rest.substring(1));
    }

    /** Deletes a report's files. A folder that the user has put into it is kept. */
    private static void delete(Path report) throws IOException {
        try (Stream<Path> files = Files.list(report)) {
            for (Path file : files.toList())
                if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) Files.delete(file);
        }
        try {
            Files.delete(report);
        } catch (DirectoryNotEmptyException kept) {
            // the report contains a folder of the user
        }
    }
}
