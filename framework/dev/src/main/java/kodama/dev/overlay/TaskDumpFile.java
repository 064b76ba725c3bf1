package kodama.dev.overlay;

import java.nio.charset.StandardCharsets;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.log.Log;
import kodama.task.TaskDump;
import kodama.task.TaskList;

/** Writes down the tasks of a moment in a file of the game's folder. */
public final class TaskDumpFile {
    private static final String FILE = ".kodama/tasks.txt";

    private final ContainedPath file;
    private final Log log;

    public TaskDumpFile(ContainedPath folder, Log log) {
        this.file = folder.resolve(FILE);
        this.log = log;
    }

    /** Writes down what is in a list; answers in a line what became of it. */
    String write(TaskList tasks) {
        String told = tryTo(tasks);
        log.info(told);
        return told;
    }

    private String tryTo(TaskList tasks) {
        try {
            AtomicFile.writeWithFolder(file.checked(), TaskDump.table(tasks).getBytes(StandardCharsets.UTF_8));
            return "tasks are in " + FILE;
        } catch (GameFileException unwritable) {
            return "tasks not written: " + unwritable.getMessage();
        }
    }
}
