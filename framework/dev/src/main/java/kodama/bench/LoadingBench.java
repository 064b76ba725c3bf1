package kodama.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.loop.Subsystem;
import kodama.loop.game.GameLoop;
import kodama.profile.Samples;
import kodama.request.FirstScene;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.time.SystemNanoClock;

/** Counts how often the loading animation is redrawn during a blocking job; run by {@code kodama bench life}. */
public final class LoadingBench implements Benchmark {
    private static final String GAME =
            "return { preload = false, subsystems = { '" + Blocking.class.getName() + "' } }";
    private static final String MILLIS = "millis";
    private static final int MAX_PICTURES = 100_000;

    private final int millis;

    /** The job blocks for this number of milliseconds. */
    public LoadingBench(int millis) {
        this.millis = millis;
    }

    /** A subsystem that only takes time. */
    public static final class Blocking implements Subsystem {
        /** Creates a subsystem that has not blocked yet. */
        public Blocking() {}

        @Override
        public void open(Context context) throws InterruptedException {
            Object millis = context.requests().firstScene().fields().get(MILLIS);
            if (millis instanceof Double wanted) TimeUnit.MILLISECONDS.sleep(wanted.longValue());
        }

        @Override
        public void close() {}
    }

    /** Measures the time between two pictures. */
    private static final class Watcher implements Presenter {
        private final Samples gaps = new Samples(MAX_PICTURES);
        private int pictures;
        private long last;

        @Override
        public synchronized void present(FrameBuffer frame) {
            if (pictures++ == 0) last = System.nanoTime();
            else last = gaps.lap(last);
        }

        synchronized int pictures() {
            return pictures;
        }

        synchronized double longestMillis() {
            return gaps.max();
        }

        @Override
        public void close() {}
    }

    @Override
    public void run(BenchResults results) {
        Watcher watcher = new Watcher();
        double seconds = seconds(watcher);
        String context = " during a job that blocks for %,d ms".formatted(millis);
        results.add("loading animation redrawn" + context, watcher.pictures() / seconds, "per second", "> 55");
        results.add("longest time between two pictures", watcher.longestMillis(), "ms", "< 34");
        results.add("init 2 except for the job", seconds * 1000 - millis, "ms");
    }

    /** Returns the duration of init 2. */
    private double seconds(Presenter watcher) {
        try (BenchGame game = new BenchGame(this::game, 2, watcher, SystemNanoClock::new)) {
            setMillis(game.platform().requests());
            GameLoop loop = new GameLoop(game.platform());
            loop.init1();
            long start = System.nanoTime();
            loop.init2();
            double seconds = (System.nanoTime() - start) / 1e9;
            loop.end2();
            return seconds;
        }
    }

    private void setMillis(LoopRequests requests) {
        Map<String, Object> fields = Map.of(MILLIS, (double) millis);
        requests.submit(new LoopRequest.SimpleReset("bench", new FirstScene("", "", fields, "", List.of(), 0, "")));
        requests.drain();
    }

    private GameProject game() {
        GameFiles files = BenchGame.game("first").files();
        GameConfig config = GameConfig.read(GAME.getBytes(StandardCharsets.UTF_8));
        return new GameProject(config, files, LoadingBench.class.getClassLoader());
    }
}
