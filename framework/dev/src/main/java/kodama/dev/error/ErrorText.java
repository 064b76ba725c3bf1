package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.dev.ui.TextRow;
import kodama.file.GameFiles;
import kodama.loop.FailedTask;
import kodama.loop.GameError;

/** Describes an error in words: the ended task, and all details for a bug report. */
public final class ErrorText {
    private final GameFiles files;
    private final TaskLabel tasks;

    /** @param files the game's files, for the source lines */
    public ErrorText(GameFiles files) {
        this.files = files;
        this.tasks = new TaskLabel(files);
    }

    /**
     * The rows of an error on a screen.
     *
     * @param others number of other errors
     * @param columns number of columns; at least 1
     */
    public List<TextRow> rows(GameError error, int others, int columns) {
        return ErrorRows.of(error, fate(error, others), SourceLines.around(files, error), columns);
    }

    private List<String> fate(GameError error, int others) {
        List<String> lines = new ArrayList<>();
        String place = error.file().map(file -> file + ":" + error.line()).orElse(error.origin());
        if (error.task().isPresent()) lines.add(fate(error.task().get()));
        else if (!place.startsWith(error.origin())) lines.add(error.consequence());
        if (others > 0) lines.add("and " + others + (others == 1 ? " more error" : " more errors"));
        return lines;
    }

    private String fate(FailedTask task) {
        String group = task.group().isEmpty() ? "" : ", group " + task.group();
        return tasks.of(task) + " ended in tick " + task.tick() + group;
    }

    /** The message shown when the game continues without the failed task; empty if no task was ended. */
    Optional<String> endedTaskNotice(GameError error) {
        return error.task().map(task -> tasks.of(task) + " was ended");
    }

    /** All details as text. */
    String fullText(GameError error) {
        StringBuilder text = new StringBuilder(error.text()).append('\n');
        List<SourceLines.Line> source = SourceLines.around(files, error);
        if (!source.isEmpty()) text.append('\n');
        for (SourceLines.Line line : source)
            text.append("%s %4d  %s\n".formatted(line.failing() ? ">" : " ", line.number(), line.text()));
        error.task().ifPresent(task -> {
            text.append('\n').append(fate(task)).append('\n');
            task.fields().forEach((name, value) -> text.append(name + " = " + value + "\n"));
        });
        return text.toString();
    }
}
