package kodama.loop.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import kodama.base.ErrorSink;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.file.GameFiles;
import kodama.job.JobGraph;
import kodama.loop.GameProject;
import kodama.loop.Stage;
import kodama.script.config.GameConfig;
import kodama.script.config.Preload;

/**
 * The pictures that are read before the game begins: looked for by a job, read by jobs, kept by the game thread.
 *
 * <p>A picture that no one named and that cannot be read is left for when the game asks for it.
 */
public final class Pictures {
    /** Where nothing was chosen, no more than 64 MiB are filled with pictures. */
    private static final long MOST_PIXELS = 16L << 20;

    private final Preload choice;
    private final GameFiles files;
    private final Images images;
    private final ErrorSink errors;
    private final long mostPixels;
    private final AtomicLong pixels = new AtomicLong();
    private final List<Image> read = Collections.synchronizedList(new ArrayList<>());

    // written by the job that looks, read after its run
    private List<String> names = List.of();
    private List<String> mistakes = List.of();

    /**
     * Prepares to read what the game wants read.
     *
     * @param project says which pictures, and has their files
     * @param stage keeps them, and hears of mistakes
     */
    public Pictures(GameProject project, Stage stage) {
        this(project, stage, MOST_PIXELS);
    }

    Pictures(GameProject project, Stage stage, long mostPixels) {
        this.mostPixels = mostPixels;
        choice = project.config().preload();
        files = project.files();
        images = stage.assets().images();
        errors = stage.errors();
    }

    /**
     * Adds the job that looks which pictures there are.
     *
     * @param graph where to
     */
    public void addSearch(JobGraph graph) {
        if (choice.all() || !choice.names().isEmpty()) graph.add("the list of pictures", this::search);
    }

    private void search() {
        List<String> there = files.names("png");
        names = choice.choose(there);
        mistakes = choice.mistakes(there);
    }

    /**
     * Adds a job for each picture that is not there yet.
     *
     * @param graph where to, after the search has been run
     */
    public void addReading(JobGraph graph) {
        for (String name : names) if (!images.has(name)) graph.add("picture '" + name + "'", () -> read(name));
    }

    private void read(String name) {
        if (choice.all() && pixels.get() >= mostPixels) return;
        try {
            Image image = images.read(name);
            pixels.addAndGet((long) image.width() * image.height());
            read.add(image);
        } catch (ImageFailure failed) {
            if (choice.names().contains(name)) throw failed;
        }
    }

    /** Keeps what was read, and tells of names that nothing has. */
    public void keep() {
        for (Image image : read) images.putRead(image.name(), image);
        for (String mistake : mistakes)
            errors.report(GameConfig.FILE, new IllegalArgumentException(GameConfig.FILE + ": " + mistake));
    }
}
