package kodama.cli;

import kodama.base.LeakTracker;
import kodama.desktop.sound.DefaultAudioDevice;
import kodama.log.Log;
import kodama.save.Settings;
import kodama.sound.mix.AudioEngine;
import kodama.sound.mix.MixerPort;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/** The sound of a session, and its device; without a window nothing is played. */
final class SessionAudio implements AutoCloseable {
    /** Setting for the length of the sound buffer, in milliseconds. */
    private static final String BUFFER = "sound.buffer";

    private static final double DEFAULT_BUFFER = DefaultAudioDevice.DEFAULT_BUFFER_MILLIS;

    private final boolean isAudible;
    private final Settings settings;
    private final Log log;
    private final LeakTracker leakTracker;
    private final Audio audio;
    private MixerPort recorder = MixerPort.NONE;

    /** Null until a game starts that is audible. */
    private @Nullable AudioEngine engine;

    SessionAudio(boolean isAudible, Settings settings, Log log, LeakTracker leakTracker) {
        this.isAudible = isAudible;
        this.settings = settings;
        this.log = log;
        this.leakTracker = leakTracker;
        audio = new Audio(this::open, settings);
    }

    private MixerPort open() {
        if (!isAudible) return recorder;
        AudioEngine opened =
                new AudioEngine(new DefaultAudioDevice(settings.get(BUFFER, DEFAULT_BUFFER)), log::warn, leakTracker);
        engine = opened;
        return opened;
    }

    /** Sets what receives the sound if it is not audible; before a game starts. */
    void setRecorder(MixerPort port) {
        recorder = port;
    }

    Audio audio() {
        return audio;
    }

    @Override
    public void close() {
        audio.close();
        if (engine != null) engine.close();
    }
}
