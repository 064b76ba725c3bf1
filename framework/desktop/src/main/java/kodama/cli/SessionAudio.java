package kodama.cli;

import kodama.base.LeakTracker;
import kodama.desktop.sound.DefaultAudioDevice;
import kodama.log.Log;
import kodama.save.Settings;
import kodama.sound.mix.AudioEngine;
import kodama.sound.mix.MixerPort;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/** What sounds for the life of the program, and what it is heard on; without a window no one listens. */
final class SessionAudio implements AutoCloseable {
    /** The setting of how far sound is ahead of what is heard; in ms. */
    private static final String BUFFER = "sound.buffer";

    private static final double USUAL = DefaultAudioDevice.DEFAULT_BUFFER_MILLIS;

    private final boolean heard;
    private final Settings settings;
    private final Log log;
    private final LeakTracker ledger;
    private final Audio audio;

    /** Null until a game begins that is heard. */
    private @Nullable AudioEngine speaker;

    SessionAudio(boolean heard, Settings settings, Log log, LeakTracker ledger) {
        this.heard = heard;
        this.settings = settings;
        this.log = log;
        this.ledger = ledger;
        audio = new Audio(this::open, settings);
    }

    private MixerPort open() {
        if (!heard) return MixerPort.NONE;
        AudioEngine opened = new AudioEngine(new DefaultAudioDevice(settings.get(BUFFER, USUAL)), log::warn, ledger);
        speaker = opened;
        return opened;
    }

    Audio audio() {
        return audio;
    }

    @Override
    public void close() {
        audio.close();
        if (speaker != null) speaker.close();
    }
}
