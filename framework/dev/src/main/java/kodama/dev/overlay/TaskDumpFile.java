package kodama.dev.overlay;

import java.nio.charset.StandardCharsets;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.log.Log;
import kodama.task.TaskDump;
import kodama.task.TaskList;

/** Writes a list of the current tasks into a file in the game's folder. */
public final class TaskDumpFile {
    private static final String FILE = ".kodama/tasks.txt";

    private final ContainedPath file;
    private final Log log;

    public TaskDumpFile(ContainedPath folder, Log log) {
        this.file = folder.resolve(FILE);
        this.log = log;
    }

    /** Writes the tasks of a list. Returns a message about the result. */
    String write(TaskList tasks) {
        String message = writeFile(tasks);
        log.info(message);
        return message;
    }

    private String writeFile(TaskList tasks) {
        try {
            AtomicFile.writeWithFolder(file.checked(), TaskDump.table(tasks).getBytes(StandardCharsets.UTF_8));
            return "tasks written to " + FILE;
        } catch (GameFileException unwritable) {
            return "tasks not written: " + unwritable.getMessage();
        }
    }
}
